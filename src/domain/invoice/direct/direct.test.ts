import { describe, expect, it } from "vitest";
import { billing, date, issuing } from "../../../../test/shop/invoice.ts";
import { granted, line, parties } from "../../../../test/shop/quote.ts";
import { isRefusal } from "../../decision.ts";
import { facturXml } from "../facturx/facturx.ts";
import { checkDirect, directInvoice, type DirectBilling, type DirectSale } from "./direct.ts";

const sale: DirectSale = {
  subject: "Filtre au comptoir",
  lines: [line("l1", { label: "Filtre", unit_price: 1_250, quantity: 20_000 })],
  discount: 0,
  notes: "",
};
const { place, appliance } = parties;
const facts: DirectBilling = {
  ...billing,
  nature: "goods",
  place,
  appliance,
  repair_id: "r1",
  client_id: "c1",
};
const refusedWith = (lines: DirectSale["lines"], changes: Partial<DirectBilling> = {}) => {
  const checked = checkDirect({ ...sale, lines }, { ...facts, ...changes }, issuing);
  return isRefusal(checked) ? checked.refused : undefined;
};

describe("an invoice without a quote", () => {
  it("bills its own lines, names no quote, and may be paid at once", () => {
    const invoice = granted(directInvoice(sale, facts, issuing));
    expect(invoice).toMatchObject({
      kind: 380,
      reference: "F2026-00042",
      quote_id: null,
      payable_from: null,
      total_excl: 2_500,
      total_vat: 500,
      due: 3_000,
      due_on: "2026-12-02",
      document: { quote_reference: null, frame: "B1", deposits: [] },
    });
    expect(facturXml(invoice.document)).toContain("30.00");
  });

  it("bears no VAT in a shop under the small-business exemption", () => {
    const seller = { ...facts.seller, vat_regime: "franchise" as const };
    expect(granted(directInvoice(sale, { ...facts, seller }, issuing))).toMatchObject({
      total_vat: 0,
      due: 2_500,
    });
  });

  it.each<[string, DirectSale["lines"], Partial<DirectBilling>, string | undefined]>([
    ["sound", sale.lines, {}, undefined],
    ["nothing to bill", [line("l1", { kind: "text", label: "Bonjour" })], {}, "nothing-to-bill"],
    ["a line without words", [line("l1", { label: " ", unit_price: 100 })], {}, "line-label"],
    [
      "a bonus",
      [...sale.lines, line("l2", { kind: "bonus", unit_price: 500 })],
      {},
      "direct-bonus",
    ],
    ["a reduced rate", [line("l1", { unit_price: 100, vat_rate: 1000 })], {}, "direct-reduced-vat"],
    [
      "no VAT and no ground",
      [line("l1", { unit_price: 100, vat_rate: 0 })],
      {},
      "vat-ground-missing",
    ],
    ["tomorrow", sale.lines, { performed_on: date("2026-12-03") }, "performed-in-future"],
    ["a day long before", sale.lines, { performed_on: date("2026-06-01") }, undefined],
    [
      "a client without a name",
      sale.lines,
      { client: { ...facts.client, name: " " } },
      "client-name-missing",
    ],
  ])("is checked before it takes a number: %s", (_what, lines, changes, refused) => {
    expect(refusedWith(lines, changes)).toBe(refused);
  });
});
