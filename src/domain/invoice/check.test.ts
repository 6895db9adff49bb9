/** A hundred faulty states, each refused with the word of its fault; the table multiplies faults by circumstances. */
import { describe, expect, it, test } from "vitest";
import { date } from "../../../test/shop/invoice.ts";
import { accepted, garonne, vidal } from "../../../test/shop/quote.ts";
import { checkIssue, ISSUE_FAULT_FR, type BillingCase, type IssueFault } from "./check.ts";
import type { IssueFacts } from "./facts.ts";

const { lines } = accepted.document;
type State = { billing: BillingCase; facts: IssueFacts };

const SOUND: State = {
  billing: {
    seller: garonne,
    client: vidal,
    lines,
    agreed_regime: "normal",
    agreed_on: date("2026-11-24"),
    today: date("2026-12-02"),
  },
  facts: { performed_on: date("2026-12-01"), nature: "both", vat_ground: null, order_number: "" },
};
const company = {
  ...vidal,
  name: "Boulangerie Exemple",
  type: "Entreprise",
  siren: "732829320",
} as const;

/** Circumstances in which nothing is wrong. */
const CIRCUMSTANCES: Record<string, (state: State) => State> = {
  "for a consumer": (state) => state,
  "for a company": (state) => withBilling(state, { client: company }),
  "on the day of the agreement": ({ billing, facts }) => ({
    billing: { ...billing, today: date("2026-11-24") },
    facts: { ...facts, performed_on: date("2026-11-24") },
  }),
  "in the exemption": (state) =>
    withBilling(state, {
      seller: { ...garonne, vat_regime: "franchise", vat_number: "" },
      agreed_regime: "franchise",
    }),
  "a year later": ({ billing, facts }) => ({
    billing: { ...billing, today: date("2027-12-02") },
    facts: { ...facts, performed_on: date("2027-11-30") },
  }),
};

const withBilling = ({ billing, facts }: State, changes: Partial<BillingCase>): State => ({
  billing: { ...billing, ...changes },
  facts,
});
const withFacts = ({ billing, facts }: State, changes: Partial<IssueFacts>): State => ({
  billing,
  facts: { ...facts, ...changes },
});
const sold = (state: State, changes: Partial<BillingCase["seller"]>): State =>
  withBilling(state, { seller: { ...state.billing.seller, ...changes } });
const bought = (state: State, changes: Partial<BillingCase["client"]>): State =>
  withBilling(state, { client: { ...state.billing.client, ...changes } });
const untaxed = lines.map((line) => ({ ...line, vat_rate: 0 as const }));

type Fault = [string, IssueFault, (state: State) => State];
const FAULTS: readonly Fault[] = [
  [
    "without a name of the shop",
    "seller-name-missing",
    (s) => sold(s, { name: "", legal_name: " " }),
  ],
  ["without the shop's address", "seller-address-missing", (s) => sold(s, { address: [] })],
  [
    "with an empty line as the shop's address",
    "seller-address-missing",
    (s) => sold(s, { address: [" "] }),
  ],
  ["without a SIRET", "seller-siret-wrong", (s) => sold(s, { siret: "" })],
  ["with the SIREN for a SIRET", "seller-siret-wrong", (s) => sold(s, { siret: "901234568" })],
  [
    "with a digit of the SIRET missing",
    "seller-siret-wrong",
    (s) => sold(s, { siret: "9012345680001" }),
  ],
  ["without the client's name", "client-name-missing", (s) => bought(s, { name: "" })],
  ["with a space for a name", "client-name-missing", (s) => bought(s, { name: "  " })],
  [
    "with a company without an address",
    "client-address-missing",
    (s) => bought(s, { ...company, address: [] }),
  ],
  [
    "with a company's address of spaces",
    "client-address-missing",
    (s) => bought(s, { ...company, address: ["", " "] }),
  ],
  [
    "with a company without a SIREN",
    "client-siren-missing",
    (s) => bought(s, { ...company, siren: "" }),
  ],
  [
    "with a space for a SIREN",
    "client-siren-missing",
    (s) => bought(s, { ...company, siren: " " }),
  ],
  [
    "with a SIREN of eight digits",
    "client-siren-wrong",
    (s) => bought(s, { ...company, siren: "73282932" }),
  ],
  [
    "with a digit of the SIREN wrong",
    "client-siren-wrong",
    (s) => bought(s, { ...company, siren: "732829321" }),
  ],
  [
    "with a SIREN in letters",
    "client-siren-wrong",
    (s) => bought(s, { ...company, siren: "ABCDEFGHI" }),
  ],
  [
    "with another regime than the one that was signed",
    "regime-changed",
    (s) =>
      withBilling(s, {
        agreed_regime: s.billing.agreed_regime === "normal" ? "franchise" : "normal",
      }),
  ],
  ["without any line", "nothing-to-bill", (s) => withBilling(s, { lines: [] })],
  [
    "with a text alone",
    "nothing-to-bill",
    (s) => withBilling(s, { lines: lines.filter(({ kind }) => kind === "text") }),
  ],
  [
    "with a bonus alone",
    "nothing-to-bill",
    (s) => withBilling(s, { lines: lines.filter(({ kind }) => kind === "bonus") }),
  ],
  [
    "with work done tomorrow",
    "performed-in-future",
    (s) => withFacts(s, { performed_on: date("2027-12-03") }),
  ],
  [
    "with work done next year",
    "performed-in-future",
    (s) => withFacts(s, { performed_on: date("2028-01-01") }),
  ],
  [
    "with work done before the agreement",
    "performed-before-agreement",
    (s) => withFacts(s, { performed_on: date("2026-11-23") }),
  ],
  [
    "with the day of the diagnosis",
    "performed-before-agreement",
    (s) => withFacts(s, { performed_on: date("2026-11-10") }),
  ],
  [
    "with a reason for no VAT on lines that bear it or in the exemption",
    "vat-ground-useless",
    (s) => withFacts(s, { vat_ground: "export" }),
  ],
];

/** These mean something in a shop that charges VAT only. */
const TAXED: readonly Fault[] = [
  ["without a VAT number", "seller-vat-missing", (s) => sold(s, { vat_number: "" })],
  [
    "with lines at 0 % and no reason",
    "vat-ground-missing",
    (s) => withBilling(s, { lines: untaxed }),
  ],
];

const STATES = Object.entries(CIRCUMSTANCES).flatMap(([where, circumstance]) =>
  [...FAULTS, ...(where === "in the exemption" ? [] : TAXED)].map(
    ([what, fault, spoil]) => [`${what}, ${where}`, fault, spoil(circumstance(SOUND))] as const,
  ),
);

describe("an invoice", () => {
  test("is tried in a hundred faulty states and more, of every fault", () => {
    expect(STATES.length).toBeGreaterThanOrEqual(100);
    expect(new Set(STATES.map(([, fault]) => fault))).toEqual(new Set(Object.keys(ISSUE_FAULT_FR)));
  });

  it.each(STATES)("%s is refused", (_, fault, { billing, facts }) => {
    expect(checkIssue(billing, facts)).toEqual({ refused: fault });
    expect(ISSUE_FAULT_FR[fault]).toMatch(/^[A-Z].*\.$/);
  });

  it.each(Object.entries(CIRCUMSTANCES))("without a fault is issued %s", (_, circumstance) => {
    const { billing, facts } = circumstance(SOUND);
    expect(checkIssue(billing, facts)).toEqual(facts);
  });

  it("bears no VAT for a reason that is written on it", () => {
    const facts = { ...SOUND.facts, vat_ground: "reverse-charge" as const };
    expect(checkIssue({ ...SOUND.billing, lines: untaxed }, facts)).toEqual(facts);
  });
});
