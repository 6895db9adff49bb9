/**
 * The French texts a quote must carry (order of 24 January 2017; Consumer Code L. 111-1, L. 616-1).
 * They change with the law: the texts used are frozen in each document.
 */
import { formatEuros, formatRate, type Cents } from "../money.ts";
import { formatDate, type LocalDate } from "../time.ts";
import type { QuoteLine } from "./line.ts";
import type { PrintedClient, Seller } from "./parties.ts";
import { REDUCED_RATES, reducedRates } from "./reduced-vat.ts";
import type { ClientType } from "./conclusion/withdrawal.ts";

const KEPT_PARTS =
  "Vous conservez les pièces remplacées : elles vous sont rendues avec l’appareil.";
const LEFT_PARTS =
  "Les pièces remplacées restent à l’atelier, qui les recycle, sauf si vous demandez à les conserver.";

type Mentioned = {
  seller: Seller;
  client: PrintedClient;
  lines: readonly QuoteLine[];
  valid_until: LocalDate;
  /** Of the quote itself; null when the shop's tariffs do not say. */
  quote_price: Cents | null;
  keeps_parts: boolean;
};

export const quoteMentions = (facts: Mentioned): string[] => [
  ...quotePriceText(facts.quote_price),
  `Devis valable jusqu’au ${formatDate(facts.valid_until)} inclus.`,
  ...(facts.lines.some((line) => line.kind === "part")
    ? [facts.keeps_parts ? KEPT_PARTS : LEFT_PARTS]
    : []),
  ...vatMentions(facts.seller, facts.lines),
  ...sellerMentions(facts.seller, facts.client),
];

/** Only what the tariffs say: a quote is not promised to be free by a shop that charges it. */
function quotePriceText(price: Cents | null): string[] {
  if (price === null) return [];
  return [price > 0 ? `Devis payant : ${formatEuros(price)} TTC.` : "Devis gratuit."];
}

/** Why no VAT, or why a reduced one, is charged. */
export function vatMentions(seller: Seller, lines: readonly QuoteLine[]): string[] {
  if (seller.vat_regime === "franchise") return ["TVA non applicable, art. 293 B du CGI."];
  return reducedRates(seller, lines).map(
    (rate) => `TVA à ${formatRate(rate)} : le client certifie${REDUCED_RATES[rate]}`,
  );
}

export const sellerMentions = (seller: Seller, client: PrintedClient): string[] => [
  ...(seller.insurance ? [`Assurance professionnelle : ${seller.insurance}.`] : []),
  ...(seller.mediator && client.type === "Particulier"
    ? [
        `En cas de litige, vous pouvez saisir gratuitement le médiateur de la consommation : ${seller.mediator}.`,
      ]
    : []),
];

type Informed = {
  client_type: ClientType;
  urgent_on_request: boolean;
  seller: Pick<Seller, "name" | "address" | "email" | "phone">;
};

/**
 * What the client must read about withdrawing, in the sense of the standard information (Consumer Code R. 221-3).
 * The place of the signature is not known yet: the text says what holds in each. Null for a company.
 */
export function withdrawalText({
  client_type,
  urgent_on_request,
  seller,
}: Informed): string[] | null {
  if (client_type === "Entreprise") return null;
  if (urgent_on_request) return [URGENT];
  const reach = [...seller.address, seller.phone, seller.email];
  return [
    "Si vous signez ce devis chez vous ou à distance (en ligne, par courrier), vous avez le droit de vous rétracter sans " +
      "donner de motif dans un délai de quatorze jours à compter du lendemain de la signature. Si le dernier jour est un " +
      "samedi, un dimanche ou un jour férié, le délai court jusqu’au premier jour ouvrable suivant. Signé à l’atelier, le " +
      "devis n’ouvre pas ce droit.",
    `Pour vous rétracter, faites-le savoir à ${seller.name} (${reach.filter(Boolean).join(", ")}) par une déclaration ` +
      "sans ambiguïté, par exemple une lettre ou un courriel. Vous pouvez utiliser le formulaire joint à ce devis, sans y " +
      "être tenu, ou la fonction « Renoncer au contrat ici » de la page de votre devis et de votre page de suivi : vous " +
      "recevez alors sans délai un accusé de réception par courriel. Il suffit d’envoyer votre décision avant la fin du délai.",
    "Nous vous remboursons tous les paiements reçus, sans retard et au plus tard quatorze jours après avoir reçu votre " +
      "décision, par le moyen de paiement que vous avez utilisé et sans frais pour vous.",
    "La réparation ne commence avant la fin du délai que si vous le demandez expressément. Si vous vous rétractez ensuite, " +
      "vous payez la part du travail déjà faite, en proportion du prix convenu. Le droit s’éteint une fois la réparation " +
      "entièrement terminée.",
    "Si vous signez chez vous, aucun paiement, sous aucune forme, ne peut vous être demandé avant la fin d’un délai de " +
      "sept jours.",
  ];
}

const URGENT =
  "Dépannage urgent demandé expressément par vous à votre domicile : il n’ouvre pas de droit de rétractation, dans la " +
  "limite des pièces et des travaux strictement nécessaires pour répondre à l’urgence.";
