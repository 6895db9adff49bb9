import { describe, expect, it } from "vitest";
import { credit, date, deposit, invoice, issuing } from "../../../../test/shop/invoice.ts";
import { garonne, granted, instant, line, vidal } from "../../../../test/shop/quote.ts";
import { isRefusal } from "../../decision.ts";
import { sum } from "../../money.ts";
import { facturXml } from "../facturx/facturx.ts";
import { netSharesOf, remainderOf } from "../../payment/account.ts";
import { invoiceDocument } from "../document.ts";
import type { Invoice } from "../invoice.ts";
import {
  checkCorrective,
  correctiveInvoice,
  linesIn,
  type CorrectiveAsked,
  type CorrectiveCase,
} from "./corrective.ts";

const found: CorrectiveCase = {
  invoice,
  seller: garonne,
  agreed_on: date("2026-11-24"),
  is_credited: false,
  is_replaced: false,
  is_withdrawn: false,
  is_claimed: false,
};
const { performed_on, nature, vat_ground, order_number } = invoice.document;
const asked: CorrectiveAsked = {
  client: { name: vidal.name, address: vidal.address, siren: "", vat_number: "" },
  facts: { performed_on: performed_on ?? date("2026-12-02"), nature, vat_ground, order_number },
  lines: linesIn(invoice.document),
  discount: invoice.document.discount,
  reason: "Nom mal écrit",
};
const renamed = { ...asked, client: { ...asked.client, name: "Hélène Vidal-Roux" } };
const next = {
  ...issuing,
  id: "i3",
  number: { n: 43, prefix: "F" },
  at: instant("2026-12-09T10:00:00Z"),
};
const correct = (changes: Partial<CorrectiveAsked> = {}, became: Partial<CorrectiveCase> = {}) =>
  correctiveInvoice({ ...found, ...became }, { ...renamed, ...changes }, next);
const repriced = (cents: number) =>
  asked.lines.map((one) => (one.id === "l1" ? { ...one, unit_price: cents } : one));

describe("a corrective invoice", () => {
  it("is the whole invoice again under its own number, and says which one it cancels and replaces", () => {
    const corrective = granted(correct());
    expect(corrective).toMatchObject({
      kind: 384,
      reference: "F2026-00043",
      replaces_id: invoice.id,
      credits_id: null,
      quote_id: invoice.quote_id,
      client_id: invoice.client_id,
      issued_on: "2026-12-09",
      // The first one was due sooner: nothing is due before it is issued.
      due_on: "2026-12-09",
      total_incl: invoice.total_incl,
      due: invoice.due,
    });
    const { document } = corrective;
    expect(document.client.name).toBe("Hélène Vidal-Roux");
    expect(document.corrects).toEqual({
      reference: invoice.reference,
      issued_on: invoice.issued_on,
      whole: true,
      total_excl: invoice.total_excl,
      total_incl: invoice.total_incl,
    });
    expect(
      document.mentions.slice(0, 2).map((text) => text.replace(/[\u00a0\u202f]/g, " ")),
    ).toEqual([
      `Cette facture rectificative annule et remplace la facture ${invoice.reference} du 2 décembre 2026, de 240,00 € TTC.`,
      "Motif : Nom mal écrit",
    ]);
    expect(document.mentions.join(" ")).toContain("deux exemplaires");
    expect(document.deposits).toEqual(invoice.document.deposits);
  });

  it("names the first one alone in its electronic form, by number and date", () => {
    const xml = facturXml(granted(correct()).document);
    expect(xml).toContain("<ram:TypeCode>384</ram:TypeCode>");
    const named = xml.match(
      /<ram:InvoiceReferencedDocument>.*?<\/ram:InvoiceReferencedDocument>/gs,
    );
    expect(named).toHaveLength(1);
    expect(named?.[0]).toContain(invoice.reference);
    expect(named?.[0]).toContain("20261202");
  });

  it("counts its sums anew from the lines, and keeps those of the first one to the cent where none changes", () => {
    const cheaper = granted(correct({ lines: repriced(1_000) }));
    expect(cheaper.total_incl).toBeLessThan(invoice.total_incl);
    expect(cheaper.due).toBe(cheaper.total_incl - invoice.bonus - deposit.due);
    expect(sum(cheaper.document.totals.vat_groups.map(({ base, vat }) => base + vat))).toBe(
      cheaper.total_incl,
    );
    // A part counted by difference differs by a cent from its lines.
    const totals = { ...invoice.document.totals, total_vat: invoice.total_vat + 1 };
    const part = { ...invoice, document: { ...invoice.document, totals } };
    expect(granted(correct({}, { invoice: part })).document.totals).toEqual(totals);
  });

  it("follows the first one’s option on the VAT, whatever the shop chose since", () => {
    const since = { ...next, debits_from: date("2026-12-03") };
    const made = granted(correctiveInvoice(found, renamed, since));
    expect(made.document.on_debits).toBeUndefined();
    const { document } = invoice;
    const debits: Invoice = { ...invoice, document: { ...document, on_debits: true } };
    expect(granted(correct({}, { invoice: debits })).document.on_debits).toBe(true);
  });

  it("may itself be corrected", () => {
    const first = granted(correct());
    const again = granted(
      correctiveInvoice(
        { ...found, invoice: first },
        { ...renamed, client: { ...renamed.client, name: "Hélène Roux" } },
        { ...next, id: "i4", number: { n: 44, prefix: "F" } },
      ),
    );
    expect(again).toMatchObject({ kind: 384, replaces_id: "i3", due: invoice.due });
    expect(again.document.corrects?.reference).toBe("F2026-00043");
  });

  it("takes everything off the invoice that it replaces", () => {
    const account = { invoice, credits: [], payments: [], replaced: true as const };
    expect(remainderOf(account)).toBe(0);
    expect(netSharesOf(account)).toEqual([]);
  });
});

const company = { ...vidal, type: "Entreprise" as const, siren: "732829320" };
const billedTo = (client: typeof company): Invoice => ({
  ...invoice,
  document: invoiceDocument({ ...invoice.document, client }),
});

describe("what is corrected, and what is refused", () => {
  it.each<[string, Partial<CorrectiveAsked>, Partial<CorrectiveCase>, string | undefined]>([
    ["the name", {}, {}, undefined],
    [
      "the day of the work",
      { facts: { ...asked.facts, performed_on: date("2026-11-30") } },
      {},
      undefined,
    ],
    ["the nature", { facts: { ...asked.facts, nature: "services" } }, {}, undefined],
    ["a price", { lines: repriced(2_000) }, {}, undefined],
    [
      "one line more",
      { lines: [...asked.lines, line("l9", { unit_price: 500, vat_rate: 2000 })] },
      {},
      undefined,
    ],
    ["nothing at all", { client: asked.client }, {}, "corrective-unchanged"],
    ["without a reason", { reason: "  " }, {}, "corrective-reason"],
    ["replaced before", {}, { is_replaced: true }, "invoice-replaced"],
    ["credited already", {}, { is_credited: true }, "corrective-credited"],
    ["the client withdrew", {}, { is_withdrawn: true }, "corrective-withdrawn"],
    ["its bonus was claimed", {}, { is_claimed: true }, "corrective-claimed"],
    ["a deposit", {}, { invoice: deposit }, "corrective-deposit"],
    [
      "the shop is another company",
      {},
      { seller: { ...garonne, siret: "73282932000074" } },
      "corrective-seller",
    ],
    [
      "the shop moved",
      {},
      { seller: { ...garonne, address: ["1 rue Neuve", "31000 Toulouse"] } },
      undefined,
    ],
    [
      "the shop’s VAT changed",
      {},
      { seller: { ...garonne, vat_regime: "franchise" } },
      "regime-changed",
    ],
    [
      "a day to come",
      { facts: { ...asked.facts, performed_on: date("2026-12-10") } },
      {},
      "performed-in-future",
    ],
    [
      "before the agreement",
      { facts: { ...asked.facts, performed_on: date("2026-11-20") } },
      {},
      "performed-before-agreement",
    ],
    [
      "a rate that nobody certified",
      { lines: asked.lines.map((one) => ({ ...one, vat_rate: 1000 })) },
      {},
      "corrective-reduced-vat",
    ],
    [
      "another bonus",
      { lines: asked.lines.filter(({ kind }) => kind !== "bonus") },
      {},
      "corrective-bonus",
    ],
    [
      "less than the deposit",
      { lines: asked.lines.map((one) => (one.kind === "bonus" ? one : { ...one, unit_price: 1 })) },
      {},
      "corrective-below-paid",
    ],
    [
      "no line left",
      { lines: asked.lines.filter(({ kind }) => kind === "bonus") },
      {},
      "corrective-below-paid",
    ],
    ["no name", { client: { ...asked.client, name: " " } }, {}, "client-name-missing"],
    [
      "a SIREN mistyped",
      { client: { ...asked.client, siren: "732829320" } },
      { invoice: billedTo({ ...company, siren: "732829321" }) },
      undefined,
    ],
    [
      "another company",
      { client: { ...asked.client, siren: "552100554" } },
      { invoice: billedTo(company) },
      "corrective-other-client",
    ],
    [
      "its VAT number",
      {
        client: {
          ...asked.client,
          name: company.name,
          siren: "732829320",
          vat_number: "FR44732829320",
        },
      },
      { invoice: billedTo(company) },
      undefined,
    ],
  ])("%s", (_what, changes, became, refused) => {
    const at = { at: next.at, zone: next.zone };
    const checked = checkCorrective({ ...found, ...became }, { ...renamed, ...changes }, at);
    expect(isRefusal(checked) ? checked.refused : undefined).toBe(refused);
  });

  it("is never what gives money back", () => {
    expect(credit.replaces_id).toBeNull();
  });
});
