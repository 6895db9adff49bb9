/** The French texts an invoice must carry (CGI ann. II 242 nonies A, Code de commerce L. 441-9, order 83-50/A). */
import { formatEuros, type Cents } from "../money.ts";
import { formatDate, type LocalDate } from "../time.ts";
import type { QuoteLine } from "../quote/line.ts";
import { sellerMentions, vatMentions } from "../quote/mentions.ts";
import type { PrintedClient, Seller } from "../quote/parties.ts";
import { BILLED_NATURE_FR, VAT_GROUND_FR, type BilledNature, type VatGround } from "./facts.ts";
import { isCreditKind, type InvoiceKind } from "./kind.ts";

export type Corrected = {
  reference: string;
  issued_on: LocalDate;
  /** Whether it is taken back in full. */
  whole: boolean;
  /** What a corrective invoice cancels with it. */
  total_excl?: Cents;
  total_incl?: Cents;
};

type Mentioned = {
  kind: InvoiceKind;
  seller: Seller;
  client: PrintedClient;
  lines: readonly QuoteLine[];
  nature: BilledNature;
  vat_ground: VatGround | null;
  on_debits?: true | undefined;
  corrects: Corrected | null;
  reason: string;
  rest_incl?: Cents;
};

export const invoiceMentions = ({
  seller,
  client,
  lines,
  corrects,
  ...facts
}: Mentioned): string[] => [
  ...(corrects ? correctionMentions(facts.kind, corrects, facts.reason) : []),
  ...(facts.kind === 386 ? [DEPOSIT] : []),
  ...(facts.rest_incl === undefined || isCreditKind(facts.kind)
    ? []
    : [partMention(facts.rest_incl)]),
  `Nature de l’opération : ${lowerFirst(BILLED_NATURE_FR[facts.nature])}.`,
  ...vatMentions(seller, lines),
  ...(facts.vat_ground ? [VAT_GROUND_FR[facts.vat_ground]] : []),
  ...(facts.on_debits && seller.vat_regime === "normal" ? [ON_DEBITS] : []),
  ...(lines.some((line) => line.kind === "bonus") ? [bonusMention(seller)] : []),
  ...(client.type === "Entreprise" && !isCreditKind(facts.kind)
    ? Object.values(BUSINESS_TERMS)
    : []),
  ...(client.type === "Particulier" && !isCreditKind(facts.kind) ? [TWO_COPIES] : []),
  ...sellerMentions(seller, client),
];

const correctionMentions = (kind: InvoiceKind, corrected: Corrected, reason: string): string[] => [
  isCreditKind(kind) ? creditMention(corrected) : replacementMention(corrected),
  ...(reason ? [`Motif : ${reason}`] : []),
];

const creditMention = ({ reference, issued_on, whole }: Corrected): string =>
  `Cet avoir annule ${whole ? "en totalité" : "en partie"} la facture ${reference} du ${formatDate(issued_on)}.`;

/** BOI-TVA-DECLA-30-20-20-30: it names the first one, and says that it cancels and replaces it. */
const replacementMention = ({ reference, issued_on, total_incl }: Corrected): string =>
  `Cette facture rectificative annule et remplace la facture ${reference} du ${formatDate(issued_on)}${
    total_incl === undefined ? "" : `, de ${formatEuros(total_incl)} TTC`
  }.`;

/** CGI ann. II 242 nonies A, I-11° bis: the exact words of the option. */
const ON_DEBITS = "Option pour le paiement de la taxe d’après les débits.";

const partMention = (rest: Cents): string =>
  `Facture d’une partie du devis : il reste ${formatEuros(rest)} TTC à facturer.`;

const DEPOSIT = "Facture d’acompte : son montant est déduit de la facture des travaux.";

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

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
