import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billing, date, deposit, invoice } from "../../../test/shop/invoice.ts";
import {
  acceptance,
  accepted,
  garonne,
  granted,
  instant,
  optionSent,
  USED_PUMP,
  vidal,
} from "../../../test/shop/quote.ts";
import { acceptQuote } from "../quote/accept.ts";
import { canonical } from "../quote/canonical.ts";
import { checkBilling, invoiceFromQuote, performedOn, type Billing } from "./issue.ts";

const billed = (facts: Partial<Billing>, quote = accepted) =>
  granted(invoiceFromQuote(quote, { ...billing, ...facts }));

const boughtBy = (type: "Particulier" | "Entreprise"): Partial<Billing> => ({
  client: { ...vidal, type, siren: type === "Entreprise" ? "732829320" : "" },
});
const without: Partial<Billing> = { deposits: [] };

describe("the invoice of an accepted quote", () => {
  it("bills the alternatives that were chosen, as lines like any other", () => {
    const { document_sha256 } = optionSent;
    const answer = { ...acceptance, document_sha256, choices: [USED_PUMP] };
    const { document, due } = billed({}, granted(acceptQuote(optionSent, answer)));
    expect(document.lines.map(({ id }) => id)).toEqual(["l1", "l2", "l3b", "l3c", "l5", "l6"]);
    expect(document.lines.some((line) => "option" in line)).toBe(false);
    expect(due).toBe(12_988 - deposit.due);
  });

  it("bills what was agreed, less the bonus and the deposit", () => {
    expect(invoice).toMatchObject({
      kind: 380,
      series: "F2026",
      number: 42,
      reference: "F2026-00042",
      quote_id: "q1",
      credits_id: null,
      issued_on: "2026-12-02",
      total_excl: 20_000,
      total_vat: 4_000,
      total_incl: 24_000,
      bonus: 5_000,
      due: 13_300,
    });
    expect(invoice.document).toMatchObject({
      quote_reference: "D2026-00042",
      subject: accepted.subject,
    });
    expect(invoice.document.lines).toEqual(accepted.document.lines);
    expect(invoice.document.client).toEqual(vidal);
  });

  it("is on debits from the day of the option on, unless a deposit of before was taxed when it was paid", () => {
    const debitsOf = (facts: Partial<Billing>) => billed(facts).document.on_debits;
    const day = invoice.issued_on;
    expect(debitsOf({ ...without, debits_from: day })).toBe(true);
    expect(debitsOf({ ...without, debits_from: date("2026-12-03") })).toBeUndefined();
    expect(debitsOf({ ...without, debits_from: null })).toBeUndefined();
    expect(debitsOf({ debits_from: day })).toBeUndefined();
    expect(debitsOf({ debits_from: deposit.issued_on })).toBe(true);
  });

  it("hashes the canonical text of that very document", () => {
    const issued = billed({ sha256: (text) => text });
    expect(issued.document_sha256).toBe(canonical(issued.document));
  });

  it("takes its day, and so its series, from the shop's clock", () => {
    expect(
      billed({ at: instant("2026-12-31T23:30:00Z"), number: { n: 1, prefix: "F" } }).reference,
    ).toBe("F2027-00001");
  });

  it("prints the shop as it is on the day of the invoice", () => {
    const moved = { ...garonne, address: ["3 quai des Modèles", "31000 Toulouse"] };
    expect(billed({ seller: moved }).document.seller.address).toEqual(moved.address);
  });

  it.each([
    ["at once by a consumer", "Particulier", "2026-12-02"],
    ["after thirty days by a company", "Entreprise", "2027-01-01"],
  ] as const)("is due %s", (_, type, due_on) => {
    expect(billed(boughtBy(type)).due_on).toBe(due_on);
  });

  it("deducts a deposit that was paid, and waits for one that was not", () => {
    expect(invoice.document.deposits).toMatchObject([{ reference: "F2026-00041", amount: 5_700 }]);
    expect(invoice.document.frame).toBe("M4");
    expect(billed(without)).toMatchObject({ due: 19_000, document: { frame: "M1", deposits: [] } });
    const deposits = [{ deposit, credits: [], remainder: 1 }];
    expect(invoiceFromQuote(accepted, { ...billing, deposits })).toEqual({
      refused: "deposit-unpaid",
    });
  });

  it("is refused when more was received than it comes to, from the first cent", () => {
    const received = (due: number) => [{ deposit: { ...deposit, due }, credits: [], remainder: 0 }];
    expect(billed({ deposits: received(19_000) }).due).toBe(0);
    for (const due of [19_001, 20_000])
      expect(invoiceFromQuote(accepted, { ...billing, deposits: received(due) })).toEqual({
        refused: "prepaid-above-total",
      });
  });

  it("names the client as they are on the day, and what was signed as it was signed", () => {
    const client = { ...vidal, name: "Hélène Vidal-Roy", address: ["2 place du Modèle"] };
    const quote = { ...accepted, lines: [], subject: "réécrit après la signature" };
    const { document } = granted(invoiceFromQuote(quote, { ...billing, client }));
    expect(document.client).toEqual(client);
    expect(document.subject).toBe(accepted.document.subject);
    expect(document.lines).toHaveLength(accepted.document.lines.length);
  });

  it("counts a company's thirty days over the end of February", () => {
    const at = instant("2027-01-30T09:00:00Z");
    expect(billed({ at, ...boughtBy("Entreprise") }).due_on).toBe("2027-03-01");
  });

  it.each([
    ["Europe/Paris", "F2027-00042"],
    ["America/Martinique", "F2026-00042"],
    ["Indian/Reunion", "F2027-00042"],
  ])("at 23 h 30 UTC on New Year's Eve a shop in %s writes %s", (zone, reference) => {
    const at = instant("2026-12-31T23:30:00Z");
    expect(billed({ at, zone }).reference).toBe(reference);
  });

  it("states the same amounts in its row and in its document, for any deposit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 19_000 }), (due) => {
        const issued = billed({
          deposits: [{ deposit: { ...deposit, due }, credits: [], remainder: 0 }],
        });
        const { totals } = issued.document;
        expect(issued).toMatchObject({
          total_excl: totals.total_excl,
          total_vat: totals.total_vat,
          total_incl: totals.total_excl + totals.total_vat,
          due: totals.total_incl - issued.bonus - due,
        });
      }),
    );
  });
});

describe("an invoice that may not be issued", () => {
  it.each([
    [
      "of a quote from which the client withdrew",
      { withdrawn_at: instant("2026-11-30T09:00:00Z") },
      {},
      "quote-withdrawn",
    ],
    [
      "of work done before the agreement",
      {},
      { performed_on: date("2026-11-23") },
      "performed-before-agreement",
    ],
    ["of work to come", {}, { performed_on: date("2026-12-03") }, "performed-in-future"],
    [
      "without a name for the client",
      {},
      { client: { ...vidal, name: "" } },
      "client-name-missing",
    ],
    [
      "by a shop without an address",
      {},
      { seller: { ...garonne, address: [] } },
      "seller-address-missing",
    ],
    [
      "after the shop left the ordinary regime",
      {},
      { seller: { ...garonne, vat_regime: "franchise" as const } },
      "regime-changed",
    ],
    [
      "with a reason for no VAT that nothing needs",
      {},
      { vat_ground: "export" as const },
      "vat-ground-useless",
    ],
  ])("%s is refused before a number is taken", (_, quote, facts, refused) => {
    const asked = { ...billing, ...facts };
    expect(invoiceFromQuote({ ...accepted, ...quote }, asked)).toEqual({ refused });
    expect(checkBilling({ ...accepted, ...quote }, asked, billing)).toEqual({ refused });
  });

  it("says which deposits it deducts when it may be", () => {
    expect(checkBilling(accepted, billing, billing)).toMatchObject({
      deposits: [{ reference: deposit.reference, amount: 5_700, issued_on: "2026-11-25" }],
    });
  });

  it("deducts no deposit that was given back", () => {
    const credits = [{ ...deposit, kind: 503 as const, credits_id: "i0" }];
    const issued = billed({ deposits: [{ deposit, credits, remainder: -5_700 }] });
    expect(issued.due).toBe(19_000);
    expect(issued.document.deposits).toEqual([]);
  });

  it("keeps the client's order number and the nature that was chosen", () => {
    const issued = billed({ order_number: "BC 12", nature: "services" });
    expect(issued.document).toMatchObject({
      order_number: "BC 12",
      nature: "services",
      frame: "S4",
    });
  });
});

describe("the day of the work", () => {
  const at = instant("2026-12-02T15:20:00Z");

  it.each([
    ["the day of the invoice without an appointment", undefined, "2026-12-02"],
    ["that of the last appointment for the work", "2026-11-30T16:00:00Z", "2026-11-30"],
    [
      "the day of the invoice when the last one was before the agreement",
      "2026-11-10T16:00:00Z",
      "2026-12-02",
    ],
    ["the shop's day when UTC is still on the day before", "2026-11-29T23:30:00Z", "2026-11-30"],
    [
      "the day of the invoice when the appointment ends later",
      "2026-12-03T09:00:00Z",
      "2026-12-02",
    ],
  ])("is %s", (_, done_at, day) => {
    const last = done_at === undefined ? undefined : instant(done_at);
    const moment = { at, zone: "Europe/Paris" };
    expect(performedOn(last, instant("2026-11-24T18:40:00Z"), moment)).toBe(day);
  });
});
