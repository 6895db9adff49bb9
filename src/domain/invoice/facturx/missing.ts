/** What the electronic invoice lacks to be accepted by a platform: the document is frozen, the next one can be whole. */
import type { QuoteLine } from "../../quote/line.ts";
import type { Seller } from "../../quote/parties.ts";
import { isSiren, isSiret } from "../../shop/legal-ids.ts";
import { pricedLines, type BilledDocument } from "./billed.ts";
import { isCompany } from "./parties.ts";

const MISSING_FACTS = [
  "seller-name",
  "seller-address",
  "seller-siret",
  "seller-vat-number",
  "client-name",
  "client-address",
  "client-siren",
  "client-vat-number",
  "vat-ground",
  "priced-line",
] as const;
export type MissingFact = (typeof MISSING_FACTS)[number];

/** After « il manque ». */
export const MISSING_FACT_FR: Record<MissingFact, string> = {
  "seller-name": "le nom de votre entreprise",
  "seller-address": "l’adresse de votre atelier",
  "seller-siret": "votre numéro SIRET",
  "seller-vat-number": "votre numéro de TVA intracommunautaire",
  "client-name": "le nom du client",
  "client-address": "l’adresse du client",
  "client-siren": "le SIREN du client",
  "client-vat-number": "le numéro de TVA du client",
  "vat-ground": "le motif des lignes à 0 % de TVA",
  "priced-line": "une ligne avec un prix",
};

/** What of a document it depends on. */
export type CheckedFacts = Pick<BilledDocument, "client" | "vat_ground"> & {
  seller: Pick<Seller, "name" | "legal_name" | "address" | "siret" | "vat_number" | "vat_regime">;
  lines: readonly QuoteLine[];
};

export function missingFacts(document: CheckedFacts): MissingFact[] {
  const found = { ...sellerFaults(document), ...clientFaults(document), ...lineFaults(document) };
  return MISSING_FACTS.filter((fact) => found[fact]);
}

type Faults = Partial<Record<MissingFact, boolean>>;

const sellerFaults = ({ seller }: CheckedFacts): Faults => ({
  "seller-name": (seller.legal_name + seller.name).trim() === "",
  "seller-address": isEmpty(seller.address),
  "seller-siret": !isSiret(seller.siret),
  "seller-vat-number": seller.vat_regime === "normal" && seller.vat_number.trim() === "",
});

/** A consumer may refuse to give an address. A sale without VAT needs the tax number of the buyer. */
const clientFaults = ({ client, vat_ground }: CheckedFacts): Faults => ({
  "client-name": client.name.trim() === "",
  "client-address": isCompany(client) && isEmpty(client.address),
  "client-siren": isCompany(client) && !isSiren(client.siren),
  "client-vat-number":
    !client.vat_number &&
    (vat_ground === "intra-community" || (vat_ground === "reverse-charge" && !isCompany(client))),
});

const lineFaults = (document: CheckedFacts): Faults => ({
  "vat-ground":
    document.seller.vat_regime === "normal" &&
    !document.vat_ground &&
    pricedLines(document).some(({ vat_rate }) => vat_rate === 0),
  "priced-line": pricedLines(document).length === 0,
});

const isEmpty = (lines: readonly string[]): boolean => lines.join("").trim() === "";
