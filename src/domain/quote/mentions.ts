/**
 * The French texts a quote must carry (order of 24 January 2017; Consumer Code L. 111-1, L. 616-1).
 * They change with the law: the texts used are frozen in each document.
 */
import { formatEuros, type Cents } from "../money.ts";
import { formatDate, type LocalDate } from "../time.ts";
import type { QuoteLine } from "./line.ts";
import type { PrintedClient, Seller } from "./parties.ts";
import { mayWithdraw, type Conclusion } from "./withdrawal.ts";

const KEPT_PARTS =
  "Vous conservez les pièces remplacées : elles vous sont rendues avec l’appareil.";
const LEFT_PARTS =
  "Les pièces remplacées restent à l’atelier, qui les recycle, sauf si vous demandez à les conserver.";

type Mentioned = {
  seller: Seller;
  client: PrintedClient;
  lines: readonly QuoteLine[];
  valid_until: LocalDate;
  quote_price: Cents;
  keeps_parts: boolean;
};

export const quoteMentions = (facts: Mentioned): string[] => [
  facts.quote_price > 0
    ? `Devis payant : ${formatEuros(facts.quote_price)} TTC.`
    : "Devis gratuit.",
  `Devis valable jusqu’au ${formatDate(facts.valid_until)} inclus.`,
  ...(facts.lines.some((line) => line.kind === "part")
    ? [facts.keeps_parts ? KEPT_PARTS : LEFT_PARTS]
    : []),
  ...vatMentions(facts.seller, facts.lines),
  ...sellerMentions(facts.seller, facts.client),
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
  "TVA à taux réduit : le client certifie, en qualité de preneur de la prestation, que les travaux portent sur des " +
  "locaux d’habitation achevés depuis plus de deux ans, qu’ils ne concourent pas à la production d’un immeuble neuf " +
  "ni à une augmentation de plus de 10 % de la surface de plancher, et, au taux de 5,5 %, qu’il s’agit de travaux de " +
  "rénovation énergétique.";

export const sellerMentions = (seller: Seller, client: PrintedClient): string[] => [
  ...(seller.insurance ? [`Assurance professionnelle : ${seller.insurance}.`] : []),
  ...(seller.mediator && client.type === "Particulier"
    ? [
        `En cas de litige, vous pouvez saisir gratuitement le médiateur de la consommation : ${seller.mediator}.`,
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
  "déclaration claire, par courrier ou par courriel aux adresses portées sur ce devis. Si le dernier jour " +
  "est un samedi, un dimanche ou un jour férié, le délai court jusqu’au premier jour ouvrable suivant. Si les travaux " +
  "commencent avant à votre demande expresse, vous devez la part déjà réalisée ; le droit s’éteint une fois le service " +
  "entièrement exécuté.";

const NO_PAYMENT_YET =
  "Aucun paiement ne peut vous être demandé avant la fin d’un délai de sept jours.";

const URGENT =
  "Intervention urgente demandée expressément par vous à votre domicile : elle n’ouvre pas de droit de rétractation, " +
  "dans la limite des pièces et des travaux strictement nécessaires pour répondre à l’urgence.";
