/** The French texts an invoice must carry (CGI ann. II 242 nonies A, Code de commerce L. 441-9, order 83-50/A). */
import { formatDate, type LocalDate } from "../time.ts";
import type { QuoteLine } from "../quote/line.ts";
import { sellerMentions, vatMentions } from "../quote/mentions.ts";
import type { PrintedClient, Seller } from "../quote/parties.ts";

export type Corrected = { reference: string; issued_on: LocalDate };

type Mentioned = {
  seller: Seller;
  client: PrintedClient;
  lines: readonly QuoteLine[];
  corrects: Corrected | null;
};

export const invoiceMentions = ({ seller, client, lines, corrects }: Mentioned): string[] => [
  ...(corrects ? [creditMention(corrects)] : []),
  natureMention(lines),
  ...vatMentions(seller, lines),
  ...(lines.some((line) => line.kind === "bonus") ? [bonusMention(seller)] : []),
  ...(client.type === "Entreprise" && !corrects ? Object.values(BUSINESS_TERMS) : []),
  ...(client.type === "Particulier" && !corrects ? [TWO_COPIES] : []),
  ...sellerMentions(seller, client),
];

const creditMention = ({ reference, issued_on }: Corrected): string =>
  `Cet avoir annule en totalité la facture ${reference} du ${formatDate(issued_on)}.`;

/** Goods, services or both: one of the four mentions of the e-invoice reform. */
function natureMention(lines: readonly QuoteLine[]): string {
  const goods = lines.some((line) => line.kind === "part");
  const services = lines.some((line) => line.kind === "labour" || line.kind === "travel");
  if (goods && services)
    return "Nature de l’opération : livraison de biens et prestation de services.";
  return goods
    ? "Nature de l’opération : livraison de biens."
    : "Nature de l’opération : prestation de services.";
}

/** A third party's payment, not a discount: the base of the VAT stays whole. */
const bonusMention = ({ vat_regime }: Seller): string =>
  `Bonus réparation : aide versée par un éco-organisme, déduite du montant que vous payez${
    vat_regime === "normal" ? " ; la TVA porte sur le prix entier" : ""
  }.`;

/** The notes PMT, PMD and AAB of the French e-invoice rules, each exactly once (L. 441-10, D. 441-5). */
export const BUSINESS_TERMS = {
  PMT: "En cas de retard de paiement, indemnité forfaitaire pour frais de recouvrement : 40 €.",
  PMD: "Pénalités de retard : trois fois le taux de l’intérêt légal, exigibles sans rappel.",
  AAB: "Pas d’escompte pour paiement anticipé.",
} as const;
export type BusinessTerm = keyof typeof BUSINESS_TERMS;

const TWO_COPIES =
  "Note établie en deux exemplaires : l’original vous est remis, le double est conservé par l’atelier.";
