import { expect, test } from "vitest";
import { lines } from "../../../../test/shop/quote.ts";
import { isRefusal } from "../../decision.ts";
import { parseCorrective } from "./input.ts";

const written = {
  invoice_id: "0199aaaa-0000-7000-8000-000000000001",
  client: {
    name: " Hélène  Vidal ",
    address: " 8 allée des Peupliers \n\n31700 Blagnac",
    siren: null,
    vat_number: "fr 44 732829320",
  },
  facts: { performed_on: "2026-12-02", nature: "both" },
  lines: [...lines],
  discount: 0,
  reason: "Adresse",
};

test("what is typed is read: an address line by line, a VAT number without its spaces", () => {
  expect(parseCorrective(written)).toMatchObject({
    client: {
      name: "Hélène Vidal",
      address: ["8 allée des Peupliers", "31700 Blagnac"],
      siren: "",
      vat_number: "FR44732829320",
    },
    facts: { nature: "both", order_number: "" },
    lines,
    reason: "Adresse",
  });
});

test.each<[string, object]>([
  ["a VAT number of nobody", { client: { ...written.client, vat_number: "FR00732829320" } }],
  ["a VAT number of no country", { client: { ...written.client, vat_number: "1234" } }],
  ["seven lines of address", { client: { ...written.client, address: "a\nb\nc\nd\ne\nf\ng" } }],
  ["a day that does not exist", { facts: { ...written.facts, performed_on: "2026-02-30" } }],
  ["lines that are none", { lines: "tout" }],
  ["no invoice", { invoice_id: "F2026-00042" }],
])("%s is refused", (_what, changes) => {
  expect(isRefusal(parseCorrective({ ...written, ...changes }))).toBe(true);
});
