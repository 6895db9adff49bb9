import { expect, test } from "vitest";
import { cancelPart, receivePart } from "./receive.ts";
import type { SparePart } from "./spare-part.ts";

const belts: SparePart = {
  id: "p1",
  repair_id: "r1",
  description: "Courroie",
  quantity: 3,
  received: 1,
  supplier: "Spareka",
  price: 1_290,
  expected_on: null,
  ordered: true,
  state: "ordered",
};

test.each([
  [
    { from: 1, quantity: 2 },
    { type: "PartReceived", payload: { quantity: 2, missing: 0 } },
  ],
  [
    { from: 1, quantity: 1 },
    { type: "PartReceived", payload: { quantity: 1, missing: 1 } },
  ],
  [{ from: 0, quantity: 3 }, { refused: "received-meanwhile" }],
  [{ from: 1, quantity: 3 }, { refused: "too-many-received" }],
])("of three belts, one came in: %j makes %j", (delivery, outcome) => {
  expect(receivePart(belts, { part_id: "p1", ...delivery })).toMatchObject(outcome);
});

test("what came in or was cancelled is neither received nor cancelled again", () => {
  const done: SparePart = { ...belts, received: 3, state: "received" };
  expect(receivePart(done, { part_id: "p1", from: 3, quantity: 1 })).toEqual({
    refused: "received-meanwhile",
  });
  expect(cancelPart(done)).toEqual({ refused: "received-meanwhile" });
  expect(cancelPart(belts)).toMatchObject({ type: "PartCancelled" });
});
