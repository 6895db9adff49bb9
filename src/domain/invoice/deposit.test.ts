import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billing, deposit, issuing } from "../../../test/shop/invoice.ts";
import {
  acceptance,
  accepted,
  draft,
  garonne,
  granted,
  lines,
  sending,
  vidal,
} from "../../../test/shop/quote.ts";
import { acceptQuote } from "../quote/accept.ts";
import { sendQuote } from "../quote/send.ts";
import { depositInvoice, mostDeposit, type DepositAsked } from "./deposit.ts";
import { invoiceFromQuote, type DepositAccount } from "./issue.ts";
import { netSharesOf } from "../payment/account.ts";
import { addShares, inclOf, sharesOf } from "./shares.ts";

const asked = (amount: number, deposits: readonly DepositAccount[] = []): DepositAsked => ({
  ...issuing,
  seller: garonne,
  client: vidal,
  turn: 1,
  amount,
  deposits,
});
const paid = (amount: number, former: readonly DepositAccount[] = []): DepositAccount => ({
  deposit: granted(depositInvoice(accepted, asked(amount, former))),
  credits: [],
  remainder: 0,
});

describe("a deposit", () => {
  it("is an invoice of its own kind, exact to the cent incl. VAT, line by rate and nature", () => {
    expect(deposit).toMatchObject({
      kind: 386,
      reference: "F2026-00041",
      total_incl: 5_700,
      due: 5_700,
      bonus: 0,
      quote_id: "q1",
    });
    expect(deposit.document.lines.map(({ kind }) => kind)).toEqual(["part", "labour"]);
    expect(deposit.document.frame).toBe("M1");
  });

  it("is billed at any amount without a cent more or less", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 19_000 }), (amount) => {
        const { total_incl, total_excl, total_vat } = paid(amount).deposit;
        expect([total_incl, total_excl + total_vat]).toEqual([amount, amount]);
      }),
    );
  });

  it.each([0, -1, 0.5, 19_001])(
    "of %d cents is refused, and what is possible is said",
    (amount) => {
      expect(depositInvoice(accepted, asked(amount))).toEqual({
        refused: "deposit-amount",
        detail: { most: 19_000 },
      });
    },
  );

  it("leaves less for the next one, unless it was given back", () => {
    const first = paid(5_700);
    expect(mostDeposit(accepted, [first])).toBe(13_300);
    const back = { ...first, credits: [{ ...deposit, kind: 503, credits_id: "i0" }] as const };
    expect(mostDeposit(accepted, [back])).toBe(19_000);
  });

  it("is not asked of a company whose SIREN is missing", () => {
    const client = { ...vidal, type: "Entreprise" as const };
    expect(depositInvoice(accepted, { ...asked(100), client })).toEqual({
      refused: "client-siren-missing",
    });
  });

  // Dolibarr, issue 37744: a deposit of the whole price.
  it("of the whole price leaves an invoice of nothing, and no VAT a second time", () => {
    const whole = paid(19_000);
    const invoice = granted(invoiceFromQuote(accepted, { ...billing, deposits: [whole] }));
    expect(invoice).toMatchObject({ due: 0, total_incl: 24_000 });
    // What is left is the bonus, which the eco-organisation pays.
    expect(inclOf(netSharesOf({ invoice, credits: [] }))).toBe(5_000);
  });

  it("asked for in several times comes to the invoice, rate by rate", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 18_999 }), (amount) => {
        const first = paid(amount);
        const second = paid(19_000 - amount, [first]);
        const invoice = granted(
          invoiceFromQuote(accepted, { ...billing, deposits: [first, second] }),
        );
        const deposits = [first, second].flatMap((one) => sharesOf(one.deposit.document));
        const all = addShares(netSharesOf({ invoice, credits: [] }), deposits);
        expect(addShares(all, sharesOf(invoice.document), -1)).toEqual([]);
      }),
    );
  });

  it("is not asked once the client withdrew, nor after a change of regime", () => {
    const withdrawn = { ...accepted, withdrawn_at: issuing.at };
    expect(depositInvoice(withdrawn, asked(100))).toEqual({ refused: "quote-withdrawn" });
    const seller = { ...garonne, vat_regime: "franchise" as const };
    expect(depositInvoice(accepted, { ...asked(100), seller })).toEqual({
      refused: "regime-changed",
    });
  });

  describe("of a quote with a line without VAT", () => {
    const untaxed = lines.map((one) => (one.id === "l4" ? { ...one, vat_rate: 0 as const } : one));
    const quote = granted(sendQuote({ ...draft, lines: untaxed }, sending));
    const { document_sha256 } = quote;
    const agreed = granted(acceptQuote(quote, { ...acceptance, document_sha256 }));

    it("says why, or is not issued", () => {
      expect(depositInvoice(agreed, asked(100))).toEqual({ refused: "vat-ground-missing" });
      const vat_ground = "disbursement" as const;
      const { document } = granted(depositInvoice(agreed, { ...asked(100), vat_ground }));
      expect(document.vat_ground).toBe("disbursement");
      expect(document.mentions.join()).toContain("article 267");
    });

    it("says nothing of it where the whole is taxed", () => {
      const vat_ground = "export" as const;
      const { document } = granted(depositInvoice(accepted, { ...asked(100), vat_ground }));
      expect(document.vat_ground).toBeNull();
    });
  });

  it("is due at once, whoever the client is", () => {
    const client = { ...vidal, type: "Entreprise" as const, siren: "732829320" };
    const made = granted(depositInvoice(accepted, { ...asked(100), client }));
    expect(made.due_on).toBe(made.issued_on);
  });
});
