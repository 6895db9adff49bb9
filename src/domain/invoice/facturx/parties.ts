/** Seller, buyer and the place of the work. */
import type { PrintedClient, Seller } from "../../quote/parties.ts";
import { bare } from "../../shop/legal-ids.ts";
import { postalAddress } from "./address.ts";
import type { BilledDocument } from "./billed.ts";
import { field, group } from "./xml.ts";

/** ISO 6523 codes: SIREN, SIRET, and the address in the directory of the reform, which begins with the SIREN. */
const SIREN = "0002";
const SIRET = "0009";
const DIRECTORY = "0225";

export const sirenOf = (text: string): string => /^\d{9}/.exec(bare(text))?.[0] ?? "";
const siretOf = (text: string): string => /^\d{14}$/.exec(bare(text))?.[0] ?? "";

export function sellerParty(seller: Seller): string {
  const siren = sirenOf(seller.siret);
  const name = seller.legal_name.trim() || seller.name;
  return group("ram:SellerTradeParty", [
    field("ram:GlobalID", siretOf(seller.siret), { schemeID: SIRET }),
    field("ram:Name", name),
    field("ram:Description", legalText(seller)),
    legalOrganization(siren, seller.name === name ? "" : seller.name),
    contact(seller),
    postalAddress(seller.address),
    directoryAddress(siren),
    taxRegistration(seller, siren),
  ]);
}

/** BT-33: « SARL au capital de 10 000 €, RCS Toulouse 901 234 568 ». */
const legalText = ({ legal_form, capital, register }: Seller): string =>
  [legal_form + (legal_form && capital ? ` au capital de ${capital}` : ""), register]
    .filter((text) => text.trim() !== "")
    .join(", ");

const contact = ({ phone, email }: Seller): string =>
  group("ram:DefinedTradeContact", [
    group("ram:TelephoneUniversalCommunication", [field("ram:CompleteNumber", phone)]),
    group("ram:EmailURIUniversalCommunication", [field("ram:URIID", email)]),
  ]);

/** A shop without a VAT number is known to the tax office by its SIREN. */
const taxRegistration = ({ vat_number, vat_regime }: Seller, siren: string): string =>
  group("ram:SpecifiedTaxRegistration", [
    field("ram:ID", bare(vat_number), { schemeID: "VA" }) ||
      (vat_regime === "franchise" ? field("ram:ID", siren, { schemeID: "FC" }) : ""),
  ]);

const legalOrganization = (siren: string, sign: string): string =>
  group("ram:SpecifiedLegalOrganization", [
    field("ram:ID", siren, { schemeID: SIREN }),
    field("ram:TradingBusinessName", sign),
  ]);

const directoryAddress = (address: string): string =>
  group("ram:URIUniversalCommunication", [field("ram:URIID", address, { schemeID: DIRECTORY })]);

export function buyerParty({ client, seller }: Pick<BilledDocument, "client" | "seller">): string {
  const siren = isCompany(client) ? sirenOf(client.siren) : "";
  return group("ram:BuyerTradeParty", [
    field("ram:Name", client.name),
    legalOrganization(siren, ""),
    postalAddress(client.address),
    directoryAddress(siren || ownAddress(client, seller)),
    group("ram:SpecifiedTaxRegistration", [
      field("ram:ID", bare(client.vat_number ?? ""), { schemeID: "VA" }),
    ]),
  ]);
}

export const isCompany = ({ type }: PrintedClient): boolean => type === "Entreprise";

/**
 * The French rules want an address of every buyer, and a consumer has none: such a file is never sent, so it carries
 * one of the seller's own.
 */
function ownAddress(client: PrintedClient, seller: Seller): string {
  const siren = sirenOf(seller.siret);
  return isCompany(client) || siren === "" ? "" : `${siren}_B2C`;
}

/** One of the mentions of the reform: where the work is done, when it is not at the buyer’s address nor at the shop. */
export function shipToParty({ place, client, seller, ...document }: BilledDocument): string {
  const isElsewhere = [client.address, seller.address, []].every(
    (address) => address.join("\n") !== place.join("\n"),
  );
  const isNeeded = document.performed_on === null || document.vat_ground === "intra-community";
  if (!isElsewhere && !isNeeded) return "";
  return group("ram:ShipToTradeParty", [postalAddress(isElsewhere ? place : client.address)]);
}
