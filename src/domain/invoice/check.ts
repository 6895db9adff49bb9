/** What must be true before an invoice takes its number: each fault has its own word, the first one stops. */
import { refuse, type Decision, type Refusal } from "../decision.ts";
import type { PrintedLine } from "../quote/document.ts";
import type { VatRegime } from "../quote/line.ts";
import type { PrintedClient, Seller } from "../quote/parties.ts";
import { bare, isSiren } from "../shop/legal-ids.ts";
import type { LocalDate } from "../time.ts";
import type { IssueFacts } from "./facts.ts";

export type IssueFault =
  | "seller-name-missing"
  | "seller-address-missing"
  | "seller-siret-wrong"
  | "seller-vat-missing"
  | "client-name-missing"
  | "client-address-missing"
  | "client-siren-missing"
  | "client-siren-wrong"
  | "regime-changed"
  | "nothing-to-bill"
  | "performed-in-future"
  | "performed-before-agreement"
  | "vat-ground-missing"
  | "vat-ground-useless";

export const ISSUE_FAULT_FR: Record<IssueFault, string> = {
  "seller-name-missing":
    "Le nom de votre entreprise manque. Complétez-le dans Paramètres, puis émettez la facture.",
  "seller-address-missing":
    "L’adresse de votre atelier manque. Complétez-la dans Paramètres, puis émettez la facture.",
  "seller-siret-wrong":
    "Le SIRET de votre atelier manque ou n’a pas 14 chiffres. Corrigez-le dans Paramètres, puis émettez la facture.",
  "seller-vat-missing":
    "Votre numéro de TVA intracommunautaire manque. Complétez-le dans Paramètres, ou changez le régime de TVA.",
  "client-name-missing": "Le nom du client manque. Complétez sa fiche, puis émettez la facture.",
  "client-address-missing":
    "L’adresse de cette entreprise manque : la loi la demande sur la facture. Complétez sa fiche.",
  "client-siren-missing":
    "Le SIREN de cette entreprise manque : la loi le demande sur la facture. Complétez sa fiche.",
  "client-siren-wrong":
    "Le SIREN de cette entreprise n’existe pas. Vérifiez ses 9 chiffres sur la fiche du client.",
  "regime-changed":
    "Votre régime de TVA a changé depuis l’accord du client : le prix signé n’est plus le bon. Faites signer un avenant : la facture portera sur lui.",
  "nothing-to-bill": "Ce devis ne comporte rien à facturer.",
  "performed-in-future":
    "La date de réalisation ne peut pas être dans l’avenir. Facturez quand le travail est fait, ou demandez un acompte.",
  "performed-before-agreement":
    "La date de réalisation est avant l’accord du client. Le travail facturé vient après la signature du devis.",
  "vat-ground-missing":
    "Une ligne est à 0 % de TVA : indiquez pour quelle raison, elle doit être écrite sur la facture.",
  "vat-ground-useless":
    "Une raison de ne pas facturer la TVA est indiquée, mais toutes les lignes la portent. Retirez-la.",
};

export type BillingCase = {
  seller: Seller;
  /** The client as they are on the day of the invoice. */
  client: PrintedClient;
  /** As signed. */
  lines: readonly PrintedLine[];
  agreed_regime: VatRegime;
  agreed_on: LocalDate;
  /** The shop's day. */
  today: LocalDate;
};

/** The facts themselves when the invoice may be issued with them. */
export const checkIssue = (
  billing: BillingCase,
  facts: IssueFacts,
): Decision<IssueFacts, IssueFault> =>
  partyFault(billing) ?? dateFault(billing, facts) ?? vatFault(billing, facts) ?? facts;

/** What does not depend on the facts: the same for a deposit. */
export function partyFault({
  seller,
  client,
  ...signed
}: Pick<BillingCase, "seller" | "client" | "lines" | "agreed_regime">):
  | Refusal<IssueFault>
  | undefined {
  if (seller.name.trim() + seller.legal_name.trim() === "") return refuse("seller-name-missing");
  if (isEmpty(seller.address)) return refuse("seller-address-missing");
  if (!/^\d{14}$/.test(bare(seller.siret))) return refuse("seller-siret-wrong");
  if (seller.vat_regime === "normal" && seller.vat_number.trim() === "")
    return refuse("seller-vat-missing");
  return clientFault(client) ?? agreementFault(seller, signed);
}

function clientFault(client: PrintedClient): Refusal<IssueFault> | undefined {
  if (client.name.trim() === "") return refuse("client-name-missing");
  if (client.type !== "Entreprise") return undefined;
  if (isEmpty(client.address)) return refuse("client-address-missing");
  if (client.siren.trim() === "") return refuse("client-siren-missing");
  return isSiren(client.siren) ? undefined : refuse("client-siren-wrong");
}

function agreementFault(
  seller: Seller,
  { agreed_regime, lines }: Pick<BillingCase, "agreed_regime" | "lines">,
): Refusal<IssueFault> | undefined {
  if (seller.vat_regime !== agreed_regime) return refuse("regime-changed");
  return lines.some(isCharged) ? undefined : refuse("nothing-to-bill");
}

function dateFault(
  { today, agreed_on }: BillingCase,
  { performed_on }: IssueFacts,
): Refusal<IssueFault> | undefined {
  if (performed_on > today) return refuse("performed-in-future");
  return performed_on < agreed_on ? refuse("performed-before-agreement") : undefined;
}

function vatFault(
  { seller, lines }: BillingCase,
  { vat_ground }: IssueFacts,
): Refusal<IssueFault> | undefined {
  if (needsGround({ seller, lines })) return vat_ground ? undefined : refuse("vat-ground-missing");
  return vat_ground ? refuse("vat-ground-useless") : undefined;
}

/** The law wants the reason printed where a shop that charges VAT sells without (CGI ann. II, 242 nonies A, I-12°). */
export const needsGround = ({ seller, lines }: Pick<BillingCase, "seller" | "lines">): boolean =>
  seller.vat_regime === "normal" &&
  lines.some((line) => isCharged(line) && line.vat_rate === 0 && line.net > 0);

const isCharged = ({ kind }: PrintedLine): boolean => kind !== "text" && kind !== "bonus";
const isEmpty = (lines: readonly string[]): boolean => lines.join("").trim() === "";
