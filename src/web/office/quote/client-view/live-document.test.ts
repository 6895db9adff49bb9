import { expect, test } from "vitest";
import { draft, parties, sent } from "../../../../../test/shop/quote.ts";
import { newLine } from "../draft/draft.ts";
import { readCircumstances } from "./circumstances.ts";
import { liveDocument, type Issuing } from "./live-document.ts";

const issuing: Issuing = {
  circumstances: { ...parties, work_at: "home", quote_price: 0 },
  today: sent.document.issued_on,
  reference: null,
  version: 1,
};

test("a draft reads as it will once sent, but for its number", () => {
  const document = liveDocument(draft, issuing);
  expect(document).toEqual({ ...sent.document, reference: "(brouillon)" });
});

test("a revision keeps its number and says which version it is", () => {
  const document = liveDocument(draft, { ...issuing, reference: "D2026-00042", version: 2 });
  expect(document).toEqual({ ...sent.document, version: 2 });
});

test.each([
  ["a price", { lines: [{ ...newLine("a", "labour", 2000), unit_price: Number.NaN }] }],
  ["a quantity", { lines: [{ ...newLine("a", "labour", 2000), quantity: Number.NaN }] }],
  ["a discount", { lines: [], discount: Number.NaN }],
  ["a deposit", { lines: [], deposit: Number.NaN }],
])("%s that is half typed counts for nothing", (_, typed) => {
  const { totals, deposit } = liveDocument({ ...draft, ...typed }, issuing);
  expect([totals.due, deposit]).toEqual([0, 0]);
});

test.each([Number.NaN, 0, 1e9])("a validity of %d days is not counted yet", (validity_days) => {
  const { valid_until } = liveDocument({ ...draft, validity_days }, issuing);
  expect(valid_until).toBe(issuing.today);
});

test("what the server answers is read whole, or not at all", () => {
  const { circumstances } = issuing;
  expect(readCircumstances(JSON.parse(JSON.stringify(circumstances)))).toEqual(circumstances);
  expect(() => readCircumstances({ ...circumstances, seller: null })).toThrow("cannot be read");
});
