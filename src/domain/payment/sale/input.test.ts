import { expect, test } from "vitest";
import { lines } from "../../../../test/shop/quote.ts";
import { isRefusal } from "../../decision.ts";
import { parseSale } from "./input.ts";

const written = {
  id: "0199aaaa-0000-7000-8000-000000000001",
  subject: "Filtre",
  lines: [...lines],
  discount: 0,
  notes: "",
  facts: { performed_on: "2026-11-23", nature: "goods" },
};

test("who buys in passing has no record, and what is paid later no means", () => {
  expect(parseSale(written)).toMatchObject({
    client_id: null,
    name_refused: false,
    method: null,
    reference: "",
    lines,
    facts: { nature: "goods" },
  });
  expect(parseSale({ ...written, method: "card", name_refused: true })).toMatchObject({
    method: "card",
    name_refused: true,
  });
});

test.each<[string, object]>([
  ["no id", { id: "1" }],
  ["a means that does not exist", { method: "shells" }],
  ["a client who is none", { client_id: "Mme Vidal" }],
  ["a day that does not exist", { facts: { ...written.facts, performed_on: "2026-02-30" } }],
  ["lines that are none", { lines: "tout" }],
])("%s is refused", (_what, changes) => {
  expect(isRefusal(parseSale({ ...written, ...changes }))).toBe(true);
});
