import { buildSchema, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { boundedListDepth } from "./list-depth.ts";

const schema = buildSchema(`
  type Query { repairs: [Repair!]! repair: Repair }
  type Repair { id: ID! tags: [String!]! client: Client! events: [Event!]! quotes: [Quote!]! }
  type Client { id: ID! repairs: [Repair!]! }
  type Event { id: ID! repair: Repair }
  type Quote { id: ID! invoices: [Invoice!]! repair: Repair! }
  type Invoice { id: ID! payments: [Payment!]! }
  type Payment { id: ID! }
`);
const isRefused = (text: string): boolean =>
  validate(schema, parse(text), [boundedListDepth]).length > 0;

describe("lists inside lists", () => {
  it.each([
    ["a list of scalars is no list of objects", "{ repairs { tags client { id } } }"],
    ["three lists", "{ repairs { quotes { invoices { id } } } }"],
    ["the same list twice, side by side", "{ a: repairs { id } b: repairs { id } }"],
    [
      "a sheet, its client and their other repairs",
      "{ repair { events { id } client { repairs { id } } } }",
    ],
    [
      "fragments shared by two lists",
      "{ repair { events { ...e } quotes { repair { ...r } } } } fragment e on Event { id repair { ...r } } fragment r on Repair { id }",
    ],
    ["what no schema knows is for other rules", "{ nothing { at { all } } }"],
  ])("%s may be asked for", (_, text) => {
    expect(isRefused(text)).toBe(false);
  });

  it.each([
    [
      "a client's repairs' client's repairs",
      "{ repair { client { repairs { client { repairs { id } } } } } }",
    ],
    ["the other repairs of the clients of a list", "{ repairs { client { repairs { id } } } }"],
    ["four lists", "{ repairs { quotes { invoices { payments { id } } } } }"],
    [
      "a list under itself, hidden in fragments",
      "{ repairs { ...r } } fragment r on Repair { ... on Repair { client { ...c } } } fragment c on Client { repairs { ...again } } fragment again on Repair { client { repairs { id } } }",
    ],
    [
      "a fragment that spreads itself",
      "{ repairs { ...r } } fragment r on Repair { client { repairs { ...r } } }",
    ],
    ["events of events", "{ repairs { events { repair { events { id } } } } }"],
  ])("%s may not", (_, text) => {
    expect(isRefused(text)).toBe(true);
  });

  it("reads fragments that double at each level in no time", () => {
    const fragments = Array.from(
      { length: 60 },
      (_, level) => `fragment f${level} on Repair { id ...f${level + 1} ...f${level + 1} }`,
    );
    const text = `{ repairs { ...f0 } } ${fragments.join(" ")} fragment f60 on Repair { id }`;
    expect(isRefused(text)).toBe(false);
  });
});
