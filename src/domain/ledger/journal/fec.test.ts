import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { account, credit, date, deposit, invoice, receipt } from "../../../../test/shop/invoice.ts";
import { granted } from "../../../../test/shop/quote.ts";
import { sum } from "../../money.ts";
import { partOf, sharesOf } from "../../invoice/shares.ts";
import { recordPayment } from "../../payment/record.ts";
import { VAT_RATES } from "../../quote/line.ts";
import { totalsOf } from "../../quote/totals.ts";
import type { Invoice } from "../../invoice/invoice.ts";
import { line } from "../../../../test/shop/quote.ts";
import { printedLines } from "../../quote/document.ts";
import { accountMap } from "./accounts.ts";
import {
  creditVatEntries,
  FEC_COLUMNS,
  fecLine,
  fecLines,
  fecName,
  lateFeeEntries,
  receiptEntries,
  saleEntry,
  type Entry,
} from "./fec.ts";

const [payment] = granted(
  recordPayment(receipt, { accounts: [account], today: receipt.received_on, newId: () => "p1" }),
);
if (!payment) throw new Error("one entry was recorded");
const client = { id: invoice.client_id, name: "Hélène Vidal" };
const shares = partOf(sharesOf(invoice.document), payment.amount);
const valid = date("2026-12-03");
const map = accountMap({}, "receipts");
const plainOf = ({ sides }: Entry) =>
  sides.filter(({ amount }) => amount !== 0).map((side) => [side.account.number, side.amount]);
const balance = ({ sides }: Entry) => sum(sides.map(({ amount }) => amount));

describe("the entry of a document", () => {
  it("debits who owes it, credits goods, services and the VAT that waits for the payment", () => {
    expect(plainOf(saleEntry(invoice, map))).toEqual([
      ["411000", 13_300],
      ["467000", 5_000],
      ["419100", 5_700],
      ["706000", -12_000],
      ["707000", -8_000],
      ["445741", -4_000],
    ]);
  });

  it("of a shop on debits owes the VAT at once", () => {
    const numbers = plainOf(saleEntry(invoice, { ...map, basis: "debits" })).map(([one]) => one);
    expect(numbers).toContain("445711");
  });

  it("of a document on debits owes the VAT at once, whatever the shop does now", () => {
    const own = { ...invoice, document: { ...invoice.document, on_debits: true as const } };
    const numbers = plainOf(saleEntry(own, map)).map(([one]) => one);
    expect(numbers).toContain("445711");
    const moved = receiptEntries({ payment, document: own, client, shares, valid }, map);
    expect(moved.map(({ book }) => book.number)).toEqual(["BQ"]);
  });

  it("of a credit note is the opposite, under its own reference", () => {
    const entry = saleEntry(credit, map);
    expect(plainOf(entry)).toContainEqual(["706000", 12_000]);
    expect([balance(entry), entry.label]).toEqual([0, "Avoir A2026-00001 Hélène Vidal"]);
  });
});

describe("the entries of a receipt", () => {
  it("credit the client, and make the VAT due in proportion", () => {
    const [money, tax] = receiptEntries({ payment, document: invoice, client, shares, valid }, map);
    expect(money && [money.book.number, plainOf(money)]).toEqual([
      "BQ",
      [
        ["511500", 13_300],
        ["411000", -13_300],
      ],
    ]);
    expect(tax && [tax.book.number, plainOf(tax)]).toEqual([
      "OD",
      [
        ["445741", 2_217],
        ["445711", -2_217],
      ],
    ]);
  });

  it("in cash is of another journal; on debits there is no VAT to move", () => {
    const cash = { ...payment, method: "cash" as const };
    const entries = receiptEntries(
      { payment: cash, document: invoice, client, shares, valid },
      { ...map, basis: "debits" },
    );
    expect(entries.map(({ book }) => book.number)).toEqual(["CA"]);
  });
});

describe("the entries of deposits, advances and bonuses", () => {
  const received = { document: invoice, client, shares: [], valid };
  it("a deposit is owed by the client and sells nothing yet", () => {
    expect(plainOf(saleEntry(deposit, map))).toEqual([
      ["411000", 5_700],
      ["419100", -5_700],
    ]);
  });

  it.each([
    ["kept for the client", { invoice_id: null }, ["511500", "419100"]],
    ["used from the advance", { method: "account", kind: "transfer" }, ["419100", "411000"]],
    ["of the eco-organisation", { payer: "eco-organisation" }, ["511500", "467000"]],
  ] as const)("money %s moves between the right accounts", (_, facts, accounts) => {
    const [entry] = receiptEntries({ ...received, payment: { ...payment, ...facts } }, map);
    expect(entry && plainOf(entry).map(([number]) => number)).toEqual(accounts);
  });

  it("the side of an advance that is used writes nothing of its own", () => {
    const used = { ...payment, method: "account" as const, invoice_id: null };
    expect(receiptEntries({ ...received, payment: used }, map)).toEqual([]);
  });

  it("a credit note moves the VAT that was due between rates", () => {
    const moved = [
      { vat_rate: 2000, nature: "services" as const, incl: -1_200, vat: -200 },
      { vat_rate: 1000, nature: "services" as const, incl: 1_200, vat: 109 },
    ];
    const [entry] = creditVatEntries(credit, moved, map);
    expect(entry && [entry.book.number, balance(entry), plainOf(entry).length]).toEqual([
      "OD",
      0,
      4,
    ]);
    expect(creditVatEntries(credit, [], map)).toEqual([]);
  });
});

describe("the entries of a late fee", () => {
  const fee = {
    id: "f1",
    invoice_id: invoice.id,
    interest: 646,
    indemnity: 4_000,
    method: "transfer" as const,
    reference: "",
    received_on: date("2026-12-30"),
    corrects_id: null,
  };
  const entriesOf = (facts: Partial<typeof fee>) =>
    lateFeeEntries({ fee: { ...fee, ...facts }, document: invoice, client, valid }, map);

  it("owe it to the client’s account, which the money brings back to nothing", () => {
    const [owed, money] = entriesOf({});
    expect(owed && [owed.book.number, plainOf(owed)]).toEqual([
      "OD",
      [
        ["411000", 4_646],
        ["763100", -646],
        ["758800", -4_000],
      ],
    ]);
    expect(money && [money.book.number, plainOf(money)]).toEqual([
      "BQ",
      [
        ["512000", 4_646],
        ["411000", -4_646],
      ],
    ]);
    expect(owed?.label).toBe(
      "Intérêts de retard, Indemnité de recouvrement F2026-00042 Hélène Vidal",
    );
  });

  it("whatever came in or was taken back: each balances, and none is turnover or VAT", () => {
    const cents = fc.integer({ min: -100_000, max: 100_000 });
    fc.assert(
      fc.property(cents, fc.constantFrom(-4_000, 0, 4_000), (interest, indemnity) => {
        const entries = entriesOf({ interest, indemnity });
        for (const entry of entries) expect(balance(entry)).toBe(0);
        const sides = entries.flatMap(plainOf);
        expect(sides.filter(([number]) => /^(70|4457)/.test(String(number)))).toEqual([]);
        const owedBy = sides.filter(([number]) => number === map.client.number);
        expect(sum(owedBy.map(([, amount]) => Number(amount)))).toBe(0);
      }),
    );
  });
});

it("every entry balances, whatever the lines, the rates, the discount and the payments", () => {
  const lines = fc.array(
    fc.record({
      kind: fc.constantFrom("labour" as const, "part" as const, "travel" as const),
      unit_price: fc.nat(500_000),
      vat_rate: fc.constantFrom(...VAT_RATES),
    }),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(
      lines,
      fc.nat(10_000),
      fc.array(fc.integer({ min: -9_999, max: 99_999 }), { maxLength: 4 }),
      (drawn, discount, amounts) => {
        const sold = drawn.map((facts, place) => line(`l${place}`, { label: "x", ...facts }));
        const totals = totalsOf(sold, discount);
        const document = { ...invoice.document, lines: printedLines(sold), totals, discount };
        const issued: Invoice = { ...invoice, document };
        expect(balance(saleEntry(issued, map))).toBe(0);
        for (const amount of amounts)
          for (const entry of receiptEntries(
            {
              payment: { ...payment, amount },
              document: issued,
              client,
              shares: partOf(sharesOf(document), amount),
              valid,
            },
            map,
          ))
            expect(balance(entry)).toBe(0);
      },
    ),
  );
});

describe("the file", () => {
  it("has eighteen columns, dates without dashes and decimal commas", () => {
    const [first = ""] = fecLines(saleEntry(invoice, map), 7);
    const cells = first.replace(/\r\n$/, "").split("\t");
    expect(cells).toHaveLength(FEC_COLUMNS.length);
    expect(cells).toEqual([
      "VE",
      "Ventes",
      "7",
      "20261202",
      "411000",
      "Clients",
      invoice.client_id,
      "Hélène Vidal",
      "F2026-00042",
      "20261202",
      "Facture F2026-00042 Hélène Vidal",
      "133,00",
      "0,00",
      "",
      "",
      "20261202",
      "",
      "",
    ]);
  });

  it("keeps its columns whatever a name holds", () => {
    expect(fecLine(["a\tb", "c\r\nd", " e "])).toBe("a b\tc d\te\r\n");
  });

  it("is named after the company and its closing date", () => {
    expect(fecName("812 345 678 00012", date("2026-12-31"))).toBe("812345678FEC20261231.txt");
    expect(fecName("", date("2026-12-31"))).toBe("SIRENFEC20261231.txt");
  });
});
