import { describe, expect, it, test } from "vitest";
import { mergeEdit } from "../../record.ts";
import { changedPart, factsOf, newPartItem, partEdit } from "./save.ts";
import type { SparePart } from "./spare-part.ts";

const asked: SparePart = {
  id: "p1",
  repair_id: "r1",
  description: "Pompe de vidange",
  quantity: 1,
  received: 0,
  supplier: "",
  price: null,
  expected_on: null,
  ordered: false,
  state: "asked",
};
const bought = { ...factsOf(asked), supplier: "Spareka", price: 4_200, ordered: true };

test("a part is asked for, or ordered at once", () => {
  expect(newPartItem("p1", asked)).toMatchObject({ type: "PartAsked" });
  expect(newPartItem("p1", bought)).toMatchObject({
    type: "PartOrdered",
    payload: { part_id: "p1", supplier: "Spareka", price: 4_200 },
  });
});

describe("a part that is written already", () => {
  it("is ordered", () => {
    expect(changedPart(asked, bought)).toMatchObject({ type: "PartOrdered" });
  });

  it("is corrected, with what it was before", () => {
    const ordered: SparePart = { ...asked, ...bought, state: "ordered" };
    expect(changedPart(ordered, { ...bought, price: 3_900 })).toEqual({
      type: "PartChanged",
      payload: { part_id: "p1", from: bought, to: { ...bought, price: 3_900 } },
    });
    expect(changedPart(ordered, bought)).toEqual({ refused: "unchanged" });
  });

  it("is never fewer than what came in", () => {
    const two: SparePart = { ...asked, quantity: 3, received: 2, state: "ordered" };
    expect(changedPart(two, { ...factsOf(two), quantity: 1 })).toEqual({
      refused: "quantity-received",
    });
  });

  it("is taken up again after it was cancelled, even unchanged", () => {
    expect(changedPart({ ...asked, state: "cancelled" }, asked)).toMatchObject({
      type: "PartAsked",
    });
  });
});

test("two people who correct two facts of a part both win, one fact of two hands is a conflict", () => {
  const stored = { ...bought, price: 3_900 };
  const base = bought;
  expect(mergeEdit(partEdit({ ...base, supplier: "PEM" }, base, stored))).toEqual({
    changes: { supplier: "PEM" },
    conflicts: [],
  });
  expect(mergeEdit(partEdit({ ...base, price: 5_000 }, base, stored)).conflicts).toEqual(["price"]);
  expect(mergeEdit(partEdit(asked, null, stored)).changes).toMatchObject({ price: null });
});
