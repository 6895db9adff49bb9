import { expect, test } from "vitest";
import { line, lines, optionLines } from "../../../../test/shop/quote.ts";
import { isRefusal } from "../../decision.ts";
import { parseDirect, parseDirectLines } from "./input.ts";

const written = { repair_id: "r1", subject: " Filtre ", lines: [...lines], discount: 0, notes: "" };
const facts = { performed_on: "2026-11-23", nature: "goods" };

test("the sale and what is decided with it are read as they are", () => {
  expect(parseDirect(written, facts)).toEqual({
    repair_id: "r1",
    subject: "Filtre",
    lines,
    discount: 0,
    notes: "",
    facts: { ...facts, vat_ground: null, order_number: "" },
  });
  expect(parseDirectLines("r1", optionLines)).toEqual({ repair_id: "r1", lines: optionLines });
});

test.each<[string, object, object]>([
  ["lines that are none", { lines: "beaucoup" }, {}],
  ["no lines at all", { lines: undefined }, {}],
  ["a price below zero", { lines: [line("l1", { unit_price: -1 })] }, {}],
  ["a discount of more than all", { discount: 10_001 }, {}],
  ["a day that does not exist", {}, { performed_on: "2026-02-30" }],
  ["a nature that does not exist", {}, { nature: "gifts" }],
])("%s are refused", (_what, sale, decided) => {
  expect(isRefusal(parseDirect({ ...written, ...sale }, { ...facts, ...decided }))).toBe(true);
});
