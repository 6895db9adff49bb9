/**
 * What the law gives a client by where and how a quote is agreed (Consumer Code L. 221-5, L. 221-10, L. 221-18,
 * L. 221-25, L. 221-28): whether they may withdraw, when money may be taken, and what the contract says of it.
 */
import { formatEuros, type Cents } from "../../money.ts";
import { addDays, formatDate, type LocalDate } from "../../time.ts";
import type { ConclusionPlace } from "../evidence.ts";
import { withdrawalDeadline, type Conclusion } from "./withdrawal.ts";

export type AgreementCase = Conclusion & {
  /** The client asked expressly that the work begins before the end of the withdrawal period. */
  early_start: boolean;
  /** Of the quote itself, in cents incl. VAT: 0 when it is free, null when the shop does not say. */
  quote_price: Cents | null;
};

type Withdrawal = "none" | "excluded" | "open";
type Rule = {
  withdrawal: Withdrawal;
  /** Whole days after that of the agreement before any payment. */
  payment_wait: 0 | 7;
};

const FREE: Rule = { withdrawal: "none", payment_wait: 0 };

/** For a consumer; nothing of it holds for a company. */
const RULES: Record<ConclusionPlace, Record<"planned" | "urgent", Rule>> = {
  shop: { planned: FREE, urgent: FREE },
  home: {
    planned: { withdrawal: "open", payment_wait: 7 },
    urgent: { withdrawal: "excluded", payment_wait: 0 },
  },
  distance: {
    planned: { withdrawal: "open", payment_wait: 0 },
    urgent: { withdrawal: "excluded", payment_wait: 0 },
  },
};

export const ruleOf = ({ conclusion_place, client_type, urgent_on_request }: Conclusion): Rule =>
  client_type === "Entreprise"
    ? FREE
    : RULES[conclusion_place][urgent_on_request ? "urgent" : "planned"];

export const TERM_IDS = [
  "quote-free",
  "quote-charged",
  "place-shop",
  "place-home",
  "place-distance",
  "no-right",
  "urgent",
  "deadline",
  "early-start",
  "no-early-start",
  "no-payment-yet",
] as const;
export type TermId = (typeof TERM_IDS)[number];

/** The texts of the contract, in the order in which they are printed. */
export function termsOf(agreement: AgreementCase): TermId[] {
  const { withdrawal, payment_wait } = ruleOf(agreement);
  return [
    `place-${agreement.conclusion_place}`,
    ...RIGHT_TERMS[withdrawal](agreement),
    ...(payment_wait > 0 ? (["no-payment-yet"] as const) : []),
    ...quoteTerms(agreement.quote_price),
  ];
}

const RIGHT_TERMS: Record<Withdrawal, (agreement: AgreementCase) => TermId[]> = {
  none: ({ client_type }) => (client_type === "Entreprise" ? [] : ["no-right"]),
  excluded: () => ["urgent"],
  open: ({ early_start }) => ["deadline", early_start ? "early-start" : "no-early-start"],
};

const quoteTerms = (price: Cents | null): TermId[] => {
  if (price === null) return [];
  return [price > 0 ? "quote-charged" : "quote-free"];
};

/** The days that the terms name: the last one to withdraw, the first one on which money may be taken. */
export type TermDays = {
  agreed_on: LocalDate;
  withdrawal_deadline: LocalDate | null;
  /** Null when money may be taken at once. */
  payable_from: LocalDate | null;
};

/** `zipcode` of the client: its public holidays may move the last day to withdraw. */
export function termDays(agreed_on: LocalDate, conclusion: Conclusion, zipcode: string): TermDays {
  const { payment_wait } = ruleOf(conclusion);
  return {
    agreed_on,
    withdrawal_deadline: withdrawalDeadline(agreed_on, conclusion, zipcode),
    payable_from: payment_wait > 0 ? addDays(agreed_on, payment_wait + 1) : null,
  };
}

/** What the contract says of its own conclusion, sentence by sentence. */
export const termTexts = (agreement: AgreementCase, days: TermDays): string[] =>
  termsOf(agreement).map((id) => TERM_FR[id](days, agreement));

type TermText = (days: TermDays, agreement: AgreementCase) => string;

const dayFr = (day: LocalDate | null): string => (day ? formatDate(day) : "");

export const TERM_FR: Record<TermId, TermText> = {
  "quote-free": () => "Le devis était gratuit.",
  "quote-charged": (_, { quote_price }) =>
    `Le devis est facturé ${formatEuros(quote_price ?? 0)} TTC.`,
  "place-shop": ({ agreed_on }) => `Contrat conclu à l’atelier le ${dayFr(agreed_on)}.`,
  "place-home": ({ agreed_on }) => `Contrat conclu chez le client le ${dayFr(agreed_on)}.`,
  "place-distance": ({ agreed_on }) => `Contrat conclu à distance le ${dayFr(agreed_on)}.`,
  "no-right": () => "Conclu à l’atelier, il n’ouvre pas de droit de rétractation.",
  urgent: () =>
    "Dépannage urgent demandé expressément par le client à son domicile : il n’ouvre pas de droit de rétractation, " +
    "dans la limite des pièces et des travaux strictement nécessaires pour répondre à l’urgence.",
  deadline: ({ withdrawal_deadline }) =>
    `Le client peut se rétracter jusqu’au ${dayFr(withdrawal_deadline)} inclus, sans donner de motif.`,
  "early-start": () =>
    "Il a demandé expressément que la réparation commence avant la fin de ce délai.",
  "no-early-start": () => "Il n’a pas demandé que la réparation commence avant la fin de ce délai.",
  "no-payment-yet": ({ payable_from }) =>
    `Aucun paiement, sous aucune forme, ne peut être reçu avant le ${dayFr(payable_from)}.`,
};
