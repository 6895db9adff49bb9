import { expect, test } from "vitest";
import { likelyParts, proposedLines } from "./match.ts";

const part = (id: string, description: string, facts: object = {}) => ({
  id,
  description,
  supplier: "",
  quantity: 1,
  price: null,
  ...facts,
});
const line = {
  label: "POMPE VIDANGE Bosch",
  article: "PV-30",
  quantity: 10_000,
  unit_price: 3_000,
};
const ids = (parts: ReturnType<typeof part>[], supplier = "Pièces du Midi") =>
  likelyParts(line, parts, supplier).map(({ id }) => id);

test("a part is found by its words, without accents and capitals", () => {
  expect(ids([part("a", "Courroie"), part("b", "pompe de vidange")])).toEqual(["b"]);
});

test("the price, the supplier and the quantity put the likeliest first", () => {
  const parts = [
    part("other price", "Pompe", { price: 4_200 }),
    part("same price", "Pompe", { price: 3_000 }),
    part("same supplier", "Pompe", { supplier: "pieces du midi" }),
    part("another quantity", "Pompe", { quantity: 3 }),
  ];
  expect(ids(parts)).toEqual(["same price", "same supplier", "other price", "another quantity"]);
});

test("neither a quantity nor a supplier alone makes a match", () => {
  expect(ids([part("a", "Joint", { supplier: "Pièces du Midi" })])).toEqual([]);
  expect(ids([part("a", "Joint", { price: 3_000 })])).toEqual(["a"]);
});

test("the price of carriage is no part, whatever a part is called", () => {
  const carriage = { ...line, label: "Frais de port" };
  expect(likelyParts(carriage, [part("a", "Port HDMI")], "Pièces du Midi")).toEqual([]);
});

test("each line has the part that it bills, or the five likeliest that no line bills", () => {
  const pumps = Array.from({ length: 7 }, (_, index) => part(`pompe ${index}`, "Pompe"));
  const lines = [line, { ...line, label: "Courroie" }, { ...line, label: "Pompe" }];
  const [first, second, third] = proposedLines(lines, {
    supplier_name: "Pièces du Midi",
    matches: [
      { line: 1, spare_part_id: "billed" },
      { line: 3, spare_part_id: "gone" },
    ],
    matched: [part("billed", "Pompe de vidange")],
    unbilled: pumps,
  });
  expect(first).toMatchObject({ line: 1, matched: { id: "billed" }, likely: [] });
  expect(second).toMatchObject({ line: 2, matched: null, likely: [] });
  expect(third).toMatchObject({ line: 3, matched: null });
  expect(third?.likely).toHaveLength(5);
});
