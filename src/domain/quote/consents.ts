/** What a client agrees to when signing a quote, as sentences written from the document, never from a request. */
import { formatRate } from "../money.ts";
import { ofName } from "../shop/elision.ts";
import type { QuoteDocument } from "./document.ts";
import type { ConclusionPlace } from "./evidence.ts";
import { REDUCED_RATES, reducedRates, type ReducedRate } from "./reduced-vat.ts";

export const CONSENT_KEYS = [
  "conditions",
  "withdrawal",
  "urgent",
  "early-start",
  "vat-1000",
  "vat-550",
] as const;
export type ConsentKey = (typeof CONSENT_KEYS)[number];

/** One that is not required is a choice: its sentence is kept when it was ticked. */
export type Consent = { key: ConsentKey; text: string; required: boolean };

type Signed = Pick<QuoteDocument, "reference" | "withdrawal" | "urgent_on_request" | "lines"> & {
  seller: Pick<QuoteDocument["seller"], "name" | "vat_regime">;
};
type Terms = {
  has_cgv: boolean;
  conclusion_place: ConclusionPlace;
  /** In words, empty when there was nothing to choose. */
  choice?: string;
};

export const consentsOf = (document: Signed, terms: Terms): Consent[] => [
  required("conditions", conditionsText(document, terms)),
  ...(document.withdrawal && terms.conclusion_place !== "shop" ? rightConsents(document) : []),
  ...reducedRates(document.seller, document.lines).map(vatConsent),
];

const required = (key: ConsentKey, text: string): Consent => ({ key, text, required: true });

const conditionsText = ({ reference, seller }: Signed, { has_cgv, choice = "" }: Terms): string =>
  [
    has_cgv
      ? `J’accepte le devis ${reference} et les conditions générales de vente ${ofName(seller.name)}.`
      : `J’accepte le devis ${reference}.`,
    ...(choice ? [choiceSentence(choice)] : []),
  ].join(" ");

/** `choice`: in words. */
export const choiceSentence = (choice: string): string => `Mon choix : ${choice}.`;

const rightConsents = ({ urgent_on_request }: Signed): Consent[] =>
  urgent_on_request
    ? [required("urgent", URGENT)]
    : [required("withdrawal", READ), { key: "early-start", text: EARLY_START, required: false }];

const READ = "J’ai lu l’information sur mon droit de rétractation.";

const URGENT =
  "Je demande expressément ce dépannage urgent à mon domicile, et je sais qu’il n’ouvre pas de droit de rétractation.";

/** Consumer Code L. 221-25 and L. 221-28, 1°: without it, a client who withdraws pays nothing of the work done. */
const EARLY_START =
  "Je demande expressément que la réparation commence avant la fin du délai de rétractation de quatorze jours. Si je " +
  "me rétracte ensuite, je paierai la part du travail déjà faite. Une fois la réparation entièrement terminée, je " +
  "reconnais perdre mon droit de rétractation.";

const vatConsent = (rate: ReducedRate): Consent => ({
  key: `vat-${rate}`,
  text: `TVA à ${formatRate(rate)} : je certifie${REDUCED_RATES[rate]}`,
  required: true,
});

/** A box is named by its key, or by its very sentence; anything else that was sent is no consent and is not kept. */
export const isAgreed = ({ key, text }: Consent, ticked: readonly string[]): boolean =>
  ticked.includes(key) || ticked.includes(text);
