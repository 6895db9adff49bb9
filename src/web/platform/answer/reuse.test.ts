import { describe, expect, test } from "vitest";
import { reuse } from "./reuse.ts";

const card = (id: string, fault = "Ne chauffe plus") => ({
  id,
  fault,
  client: { id: `client of ${id}`, phones: [{ number: "05 61 00 00 00" }] },
  events: [],
});
const column = (status: string, ...repairs: ReturnType<typeof card>[]) => ({ status, repairs });
const copy = <Value>(value: Value): Value => structuredClone(value);

describe("an answer after another", () => {
  const before = {
    columns: [
      column("Devis à faire", card("a"), card("b"), card("c")),
      column("Réparé", card("d")),
      column("En essai", card("e"), card("f")),
    ],
  };

  test("that says the same is the one before", () => {
    expect(reuse(before, copy(before))).toBe(before);
  });

  test("draws again only the columns that a card left and reached, and no card that stayed", () => {
    const [from, to, other] = copy(before.columns);
    if (!from || !to || !other) throw new Error("three columns");
    const said = { columns: [{ ...from, repairs: from.repairs.slice(1) }, to, other] };
    to.repairs.unshift(card("a", "Vidange bouchée"));
    const after = reuse(before, said);
    expect(after).toEqual(said);
    expect(after.columns.map((one, at) => one === before.columns[at])).toEqual([
      false,
      false,
      true,
    ]);
    const known = new Set<unknown>(before.columns.flatMap(({ repairs }) => repairs));
    const drawn = after.columns.flatMap(({ repairs }) => repairs.filter((one) => !known.has(one)));
    expect(drawn.map(({ id }) => id)).toEqual(["a"]);
  });

  test("keeps the parts of a card of which one word changed", () => {
    const [first] = before.columns[1]?.repairs ?? [];
    const after = reuse(first, card("d", "Fuit"));
    expect(after).toEqual(card("d", "Fuit"));
    expect(after).not.toBe(first);
    expect(after.client).toBe(first?.client);
  });
});

test.each([
  ["a field of another name", { a: undefined }, { b: undefined }],
  ["a field less", { a: 1, b: 2 }, { a: 1 }],
  ["another order", [{ id: "a" }, { id: "b" }], [{ id: "b" }, { id: "a" }]],
  ["the beginning of a list", [1, 2, 3], [1, 2]],
  ["a list in place of an object", { 0: 1 }, [1]],
  ["nothing in place of an object", { a: { b: 1 } }, { a: null }],
])("%s is said as it is", (_what, before, after) => {
  const said = reuse<unknown>(before, after);
  expect(said).toStrictEqual(after);
  expect(said).not.toBe(before);
});
