/** Which shared scripts travel together: `scripts/pages/script-files.ts`. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joinFiles, REQUEST, type ScriptFile } from "../scripts/pages/script-files.ts";

type Few = Partial<ScriptFile> & { name: string };
const file = ({ name, ...rest }: Few): ScriptFile => ({
  name,
  bytes: 500,
  imports: [],
  modules: [`${name}.ts`],
  opens: 0,
  ...rest,
});
const screen = (name: string, imports: string[], opens = 1): ScriptFile =>
  file({ name, imports, opens });

describe("two shared files", () => {
  test("are one when the same screens need both", () => {
    const files = [
      screen("home", ["a", "b"]),
      screen("agenda", ["a", "b"]),
      file({ name: "a" }),
      file({ name: "b" }),
    ];
    const names = joinFiles(files, []);
    expect(names.get("a.ts")).toBe(names.get("b.ts"));
    expect([...names.keys()].toSorted()).toEqual(["a.ts", "b.ts"]);
  });

  test("stay two when a screen would fetch much for nothing, or when that screen counts more", () => {
    const filesWith = (bytes: number, opens: number) => [
      screen("home", ["a"], opens),
      screen("agenda", ["a", "b"]),
      screen("board", ["a", "b"]),
      file({ name: "a" }),
      file({ name: "b", bytes }),
    ];
    const areOne = (bytes: number, opens: number): boolean => {
      const names = joinFiles(filesWith(bytes, opens), []);
      return names.get("a.ts") === names.get("b.ts");
    };
    expect(areOne(500, 1)).toBe(true);
    expect(areOne(10 * REQUEST, 1)).toBe(false);
    expect(areOne(500, 20)).toBe(false);
  });

  test("stay two when one comes only with a third that is much", () => {
    const files = [
      screen("home", ["a"]),
      screen("agenda", ["a", "b"]),
      file({ name: "a" }),
      file({ name: "b", imports: ["editor"] }),
      screen("editor", []),
    ].map((one) => (one.name === "editor" ? { ...one, bytes: 10 * REQUEST } : one));
    const names = joinFiles(files, []);
    expect(names.get("a.ts")).not.toBe(names.get("b.ts"));
  });

  test("what is always there is left where it is", () => {
    const files = [
      screen("app", ["frame"]),
      screen("home", ["frame", "a"]),
      screen("agenda", ["frame", "a"]),
      file({ name: "frame" }),
      file({ name: "a" }),
    ];
    expect([...joinFiles(files, ["app"]).keys()]).toEqual(["a.ts"]);
  });
});

/** Each file needs some that come before it. */
const anyFiles = fc
  .array(
    fc.record({
      bytes: fc.integer({ min: 50, max: 3 * REQUEST }),
      opens: fc.constantFrom(0, 0, 1, 20),
      needs: fc.array(fc.nat(30), { maxLength: 4 }),
    }),
    { minLength: 2, maxLength: 16 },
  )
  .map((drawn) =>
    drawn.map(({ bytes, opens, needs }, turn) => {
      const imports = needs.filter((one) => one < turn).map(String);
      return file({ name: String(turn), bytes, opens, imports });
    }),
  );

/** The files as they are once joined, with what each needs. */
function joinedGraph(files: readonly ScriptFile[]) {
  const names = joinFiles(files, []);
  const nameOf = ({ name, modules }: ScriptFile): string => names.get(modules[0] ?? "") ?? name;
  const graph = new Map<string, { bytes: number; needs: Set<string> }>();
  for (const one of files) {
    const at = graph.get(nameOf(one)) ?? { bytes: 0, needs: new Set<string>() };
    at.bytes += one.bytes;
    for (const needed of one.imports) {
      const to = nameOf(files[Number(needed)] as ScriptFile);
      if (to !== nameOf(one)) at.needs.add(to);
    }
    graph.set(nameOf(one), at);
  }
  return { graph, nameOf };
}

type Graph = ReturnType<typeof joinedGraph>["graph"];

function reached(name: string, graph: Graph): Set<string> {
  const found = new Set(graph.get(name)?.needs);
  for (const one of found) for (const next of graph.get(one)?.needs ?? []) found.add(next);
  return found;
}

const costOf = (opener: string, graph: Graph): number =>
  [...new Set([opener, ...reached(opener, graph)])].reduce(
    (total, name) => total + REQUEST + (graph.get(name)?.bytes ?? 0),
    0,
  );

test("joined files never need each other in a circle, and cost all screens together no more than before", () => {
  fc.assert(
    fc.property(anyFiles, (files) => {
      const { graph, nameOf } = joinedGraph(files);
      for (const name of graph.keys()) expect(reached(name, graph)).not.toContain(name);
      const alone: Graph = new Map(
        files.map(({ name, bytes, imports }) => [name, { bytes, needs: new Set(imports) }]),
      );
      const openers = files.filter(({ opens }) => opens > 0);
      const sum = (cost: (opener: ScriptFile) => number): number =>
        openers.reduce((total, opener) => total + opener.opens * cost(opener), 0);
      expect(sum((one) => costOf(nameOf(one), graph))).toBeLessThanOrEqual(
        sum(({ name }) => costOf(name, alone)),
      );
    }),
    { numRuns: 300 },
  );
});
