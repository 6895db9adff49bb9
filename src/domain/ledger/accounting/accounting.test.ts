import { expect, test } from "vitest";
import { DEFAULT_ACCOUNTING, parseAccounting, planOf, type AccountingInput } from "./accounting.ts";

const given: AccountingInput = {
  closing_day: 5,
  year_month: 1,
  accountant_email: " compta@example.org ",
  debits_from: null,
  accounts: [],
};

test("what is not chosen is as the application proposes", () => {
  const accounting = parseAccounting({ ...given, accounts: planOf(DEFAULT_ACCOUNTING) });
  expect(accounting).toEqual({ ...DEFAULT_ACCOUNTING, accountant_email: "compta@example.org" });
});

test("what the accountant chooses is kept, row by row, and shown in its place", () => {
  const accounts = [
    { key: "services.2000", number: "706120", name: " Réparations 20 % " },
    { key: "book.sales", number: "vt", name: "Ventes" },
    { key: "nothing", number: "1", name: "Ignoré" },
  ];
  const accounting = parseAccounting({ ...given, accounts });
  expect(accounting).toMatchObject({
    accounts: {
      "services.2000": { number: "706120", name: "Réparations 20 %" },
      "book.sales": { number: "VT", name: "Ventes" },
    },
  });
  const plan = "refused" in accounting ? [] : planOf(accounting);
  expect(plan.find(({ key }) => key === "services.2000")).toMatchObject({ number: "706120" });
  expect(plan.find(({ key }) => key === "services.1000")).toMatchObject({ number: "706000" });
});

test.each<[string, Partial<AccountingInput>, string]>([
  ["the 29th of the month", { closing_day: 29 }, "closing_day"],
  ["a thirteenth month", { year_month: 13 }, "year_month"],
  ["half an address", { accountant_email: "compta@" }, "accountant_email"],
  [
    "an account of letters",
    { accounts: [{ key: "client", number: "clients", name: "Clients" }] },
    "accounts.client.number",
  ],
  [
    "an account without a name",
    { accounts: [{ key: "vat.2000", number: "445711", name: " " }] },
    "accounts.vat.2000.name",
  ],
  [
    "a journal of one letter",
    { accounts: [{ key: "book.cash", number: "C", name: "Caisse" }] },
    "accounts.book.cash.number",
  ],
])("%s is refused, and the row is named", (_, facts, field) => {
  expect(parseAccounting({ ...given, ...facts })).toMatchObject({
    refused: "bad-input",
    detail: { [field]: expect.any(String) },
  });
});

test("a saved choice is read and saved again as it is", () => {
  const accounts = [{ key: "goods.550", number: "707055", name: "Pièces à 5,5 %" }];
  const first = parseAccounting({ ...given, accounts });
  if ("refused" in first) throw new Error("it was right");
  expect(parseAccounting({ ...given, accounts: planOf(first) })).toEqual(first);
});

test("the plan has a row for each journal, account and rate, in one order", () => {
  const keys = planOf(DEFAULT_ACCOUNTING).map(({ key }) => key);
  expect(keys.slice(0, 4)).toEqual(["book.sales", "book.cash", "book.bank", "book.miscellaneous"]);
  expect(keys.filter((key) => key.startsWith("vat."))).toEqual(
    ["2000", "1000", "850", "550", "210", "0"].map((rate) => `vat.${rate}`),
  );
});
