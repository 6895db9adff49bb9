/** What a client agrees to when signing a quote, as sentences written from the document, never from a request. */
import { ofName } from "../shop/elision.ts";
import type { QuoteDocument } from "./document.ts";

export type Consent = { key: "conditions" | "withdrawal"; text: string };

type Signed = Pick<QuoteDocument, "reference" | "withdrawal"> & { seller: { name: string } };
/** `choice` in words, empty when there was nothing to choose. */
type Terms = { has_cgv: boolean; choice?: string };

export const consentsOf = (
  { reference, withdrawal, seller }: Signed,
  { has_cgv, choice = "" }: Terms,
): Consent[] => [
  {
    key: "conditions",
    text: [
      has_cgv
        ? `J’accepte le devis ${reference} et les conditions générales de vente ${ofName(seller.name)}.`
        : `J’accepte le devis ${reference}.`,
      ...(choice ? [`Mon choix : ${choice}.`] : []),
    ].join(" "),
  },
  ...(withdrawal
    ? [
        {
          key: "withdrawal",
          text: "J’ai lu l’information sur mon droit de rétractation.",
        } as const,
      ]
    : []),
];

/** A box is named by its key, or by its very sentence; anything else that was sent is no consent and is not kept. */
export const isAgreed = ({ key, text }: Consent, ticked: readonly string[]): boolean =>
  ticked.includes(key) || ticked.includes(text);
