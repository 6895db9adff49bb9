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

test.each(["receipts", "debits"] as const)("VAT on %s is written as it was asked", (basis) => {
  expect(accountMap({}, basis).basis).toBe(basis);
});

test("a choice for one rate leaves the others as the application proposes", () => {
  const chosen = { number: "706120", name: "Réparations à 20 %" };
  const { services, goods } = accountMap({ "services.2000": chosen }, "receipts");
  expect(services[2000]).toEqual(chosen);
  expect(services[1000].number).toBe("706000");
  expect(goods[2000].number).toBe("707000");
});

test("a choice of a row that this version does not know is left aside", () => {
  const map = accountMap(
    { "services.1960": { number: "706999", name: "Ancien taux" } },
    "receipts",
  );
  expect(map).toEqual(accountMap({}, "receipts"));
});
