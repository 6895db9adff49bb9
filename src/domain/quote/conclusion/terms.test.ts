import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../time.ts";
import type { ConclusionPlace } from "../evidence.ts";
import { termDays, termsOf, termTexts, type AgreementCase, type TermId } from "./terms.ts";

const TUESDAY = "2026-11-24" as LocalDate;

type Client = "consumer" | "company";
type Haste = "planned" | "urgent";
type Start = "early" | "later";
/** Place, client, urgent on request, early start; the terms but the quote's price; last day to withdraw; first day to pay. */
type Row = [ConclusionPlace, Client, Haste, Start, string, string | null, string | null];

const OPEN = "2026-12-08";
const EIGHTH = "2026-12-02";

/** Each with a free and with a charged quote; « on paper » is any of them, signed on paper there. */
const CASES: Row[] = [
  ["shop", "consumer", "planned", "early", "place-shop no-right", null, null],
  ["shop", "consumer", "planned", "later", "place-shop no-right", null, null],
  ["shop", "consumer", "urgent", "early", "place-shop no-right", null, null],
  ["shop", "consumer", "urgent", "later", "place-shop no-right", null, null],
  ["shop", "company", "planned", "early", "place-shop", null, null],
  ["shop", "company", "planned", "later", "place-shop", null, null],
  ["shop", "company", "urgent", "early", "place-shop", null, null],
  ["shop", "company", "urgent", "later", "place-shop", null, null],
  [
    "home",
    "consumer",
    "planned",
    "early",
    "place-home deadline early-start no-payment-yet",
    OPEN,
    EIGHTH,
  ],
  [
    "home",
    "consumer",
    "planned",
    "later",
    "place-home deadline no-early-start no-payment-yet",
    OPEN,
    EIGHTH,
  ],
  ["home", "consumer", "urgent", "early", "place-home urgent", null, null],
  ["home", "consumer", "urgent", "later", "place-home urgent", null, null],
  ["home", "company", "planned", "early", "place-home", null, null],
  ["home", "company", "planned", "later", "place-home", null, null],
  ["home", "company", "urgent", "early", "place-home", null, null],
  ["home", "company", "urgent", "later", "place-home", null, null],
  ["distance", "consumer", "planned", "early", "place-distance deadline early-start", OPEN, null],
  [
    "distance",
    "consumer",
    "planned",
    "later",
    "place-distance deadline no-early-start",
    OPEN,
    null,
  ],
  ["distance", "consumer", "urgent", "early", "place-distance urgent", null, null],
  ["distance", "consumer", "urgent", "later", "place-distance urgent", null, null],
  ["distance", "company", "planned", "early", "place-distance", null, null],
  ["distance", "company", "planned", "later", "place-distance", null, null],
  ["distance", "company", "urgent", "early", "place-distance", null, null],
  ["distance", "company", "urgent", "later", "place-distance", null, null],
];

const PRICES: [string, number | null, TermId[]][] = [
  ["a free quote", 0, ["quote-free"]],
  ["a quote at 39 €", 3_900, ["quote-charged"]],
  ["a quote whose price the shop does not say", null, []],
];

const caseOf = ([place, client, haste, start]: Row, quote_price: number | null): AgreementCase => ({
  conclusion_place: place,
  client_type: client === "company" ? "Entreprise" : "Particulier",
  urgent_on_request: haste === "urgent",
  early_start: start === "early",
  quote_price,
});

describe.each(CASES)("agreed at %s, %s, %s, %s start", (...row) => {
  const [, , , , terms, deadline, payable_from] = row;
  it.each(PRICES)("with %s", (_, quote_price, price) => {
    const agreement = caseOf(row, quote_price);
    const days = termDays(TUESDAY, agreement, "31000");
    expect(termsOf(agreement)).toEqual([...terms.split(" "), ...price]);
    expect(days).toEqual({ agreed_on: TUESDAY, withdrawal_deadline: deadline, payable_from });
    expect(termTexts(agreement, days).join("").includes("undefined")).toBe(false);
  });
});

it("tells the whole of a contract signed at home on the technician's device", () => {
  const agreement = caseOf(["home", "consumer", "planned", "early", "", null, null], 3_900);
  expect(termTexts(agreement, termDays(TUESDAY, agreement, "31000"))).toEqual([
    "Contrat conclu chez le client le 24 novembre 2026.",
    "Le client peut se rétracter jusqu’au 8 décembre 2026 inclus, sans donner de motif.",
    "Il a demandé expressément que la réparation commence avant la fin de ce délai.",
    "Aucun paiement, sous aucune forme, ne peut être reçu avant le 2 décembre 2026.",
    expect.stringMatching(/^Le devis est facturé 39,00\s€ TTC\.$/),
  ]);
});
