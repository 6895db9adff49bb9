import { expect, test } from "vitest";
import { VAT_RATES } from "../../quote/line.ts";
import { ACCOUNT_LINES, accountMap, BOOK_LINES } from "./accounts.ts";

const lines = [...BOOK_LINES, ...ACCOUNT_LINES];

test("each row of the plan has a key of its own and an account of the French chart", () => {
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  for (const { number } of ACCOUNT_LINES) expect(number).toMatch(/^[457]\d{5}$/);
  for (const { number } of BOOK_LINES) expect(number).toMatch(/^[A-Z]{2}$/);
});

test("VAT has an account a rate, the highest first", () => {
  const { vat, pending_vat } = accountMap({}, "receipts");
  expect(vat[2000].number).toBe("445711");
  expect(pending_vat[1000].number).toBe("445742");
  expect(new Set(VAT_RATES.map((rate) => vat[rate].number)).size).toBe(VAT_RATES.length);
});

test.each(lines.map(({ key }) => [key]))("the accountant’s choice of %s is written", (key) => {
  const chosen = { number: "999999", name: "Choisi" };
  const map = JSON.stringify(accountMap({ [key]: chosen }, "debits"));
  expect(map.split('"999999"')).toHaveLength(2);
});
