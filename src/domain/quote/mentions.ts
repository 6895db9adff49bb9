/**
 * The French texts a quote must carry (order of 24 January 2017; Consumer Code L. 111-1, L. 616-1).
 * They change with the law: the texts used are frozen in each document.
 */
import { formatEuros, type Cents } from "../money.ts";
import { formatDate, type LocalDate } from "../time.ts";
import type { QuoteLine } from "./line.ts";
import type { PrintedClient, Seller } from "./parties.ts";
import { mayWithdraw, type Conclusion } from "./withdrawal.ts";

export const REPLACED_PARTS = ["ask", "kept", "left"] as const;
export type ReplacedParts = (typeof REPLACED_PARTS)[number];

export type QuoteConditions = {
  /** Price of the quote itself in cents incl. VAT; 0 when it is free. */
  quote_price: Cents;
  /** What the client wants of the parts taken out. */
  replaced_parts: ReplacedParts;
};

const REPLACED_PARTS_FR: Record<ReplacedParts, string> = {
  ask: "Les pièces remplacées vous sont rendues si vous le demandez avant la remise de l’appareil.",
  kept: "Vous souhaitez conserver les pièces remplacées : elles vous sont rendues avec l’appareil.",
  left: "Vous laissez les pièces remplacées à l’atelier, qui se charge de leur recyclage.",
};

type Mentioned = {
  seller: Seller;
  client: PrintedClient;
  lines: readonly QuoteLine[];
  valid_until: LocalDate;
  conditions: QuoteConditions;
};

export const quoteMentions = ({
  seller,
  client,
  lines,
  valid_until,
  conditions,
}: Mentioned): string[] => [
  conditions.quote_price > 0
    ? `Devis payant : ${formatEuros(conditions.quote_price)} TTC.`
    : "Devis gratuit.",
  `Devis valable jusqu’au ${formatDate(valid_until)} inclus.`,
  ...(lines.some((line) => line.kind === "part")
    ? [REPLACED_PARTS_FR[conditions.replaced_parts]]
    : []),
  ...vatMentions(seller, lines),
  ...sellerMentions(seller, client),
];

/** Why no VAT, or why a reduced one, is charged. */
export function vatMentions(seller: Seller, lines: readonly QuoteLine[]): string[] {
  if (seller.vat_regime === "franchise") return ["TVA non applicable, art. 293 B du CGI."];
  const reduced = lines.some(
    (line) => line.kind !== "bonus" && (line.vat_rate === 550 || line.vat_rate === 1000),
  );
  return reduced ? [REDUCED_VAT] : [];
}

/** CGI 278-0 bis A and 279-0 bis: since February 2025 this mention replaces the separate certificate. */
const REDUCED_VAT =
  "TVA à taux réduit : le client certifie, en qualité de preneur de la prestation, que les travaux portent sur des " +
  "locaux d’habitation achevés depuis plus de deux ans, qu’ils ne concourent pas à la production d’un immeuble neuf " +
  "ni à une augmentation de plus de 10 % de la surface de plancher, et, au taux de 5,5 %, qu’il s’agit de travaux de " +
  "rénovation énergétique.";

export const sellerMentions = (seller: Seller, client: PrintedClient): string[] => [
  ...(seller.insurance ? [`Assurance professionnelle : ${seller.insurance}.`] : []),
  ...(seller.mediator && client.type === "Particulier"
    ? [
        `En cas de litige, vous pouvez saisir gratuitement le médiateur de la consommation : ${seller.mediator}.`,
      ]
    : []),
];

export function withdrawalText(conclusion: Conclusion): string | null {
  if (conclusion.client_type === "Entreprise" || conclusion.conclusion_place === "shop")
    return null;
  if (!mayWithdraw(conclusion)) return URGENT;
  return conclusion.conclusion_place === "home" ? `${WITHDRAWAL} ${NO_PAYMENT_YET}` : WITHDRAWAL;
}

const WITHDRAWAL =
  "Vous disposez de quatorze jours à compter de la signature pour vous rétracter, sans motif et sans frais, par toute " +
  "déclaration claire (courrier, courriel ou lien « renoncer au contrat ici » de la page du devis). Si le dernier jour " +
  "est un samedi, un dimanche ou un jour férié, le délai court jusqu’au premier jour ouvrable suivant. Si les travaux " +
  "commencent avant à votre demande expresse, vous devez la part déjà réalisée ; le droit s’éteint une fois le service " +
  "entièrement exécuté.";

const NO_PAYMENT_YET =
  "Aucun paiement ne peut vous être demandé avant la fin d’un délai de sept jours.";

const URGENT =
  "Intervention urgente demandée expressément par vous à votre domicile : elle n’ouvre pas de droit de rétractation, " +
  "dans la limite des pièces et des travaux strictement nécessaires pour répondre à l’urgence.";
