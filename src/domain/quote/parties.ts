/** Who sells, to whom, where and on what: as printed, frozen in each document. An empty text is not printed. */
import { pictureNameIn } from "../file/showcase/showcase.ts";
import type { VatRegime } from "./line.ts";
import type { ClientType } from "./conclusion/withdrawal.ts";

/** As the law has it printed (Code de commerce R. 123-237); the field names are those of the shop. */
export type SellerIdentity = {
  /** The sign over the door; `legal_name` is the company behind it. */
  name: string;
  legal_name: string;
  legal_form: string;
  /** « 10 000 € » */
  capital: string;
  siret: string;
  vat_number: string;
  /** « RCS Toulouse 812 345 678 » */
  register: string;
  vat_regime: VatRegime;
  iban: string;
  insurance: string;
  mediator: string;
  email: string;
  phone: string;
};

/** `logo`: the name of its picture; a document issued without one has none. */
export type Seller = SellerIdentity & {
  siren: string;
  address: readonly string[];
  logo?: string;
};

export type PrintedClient = {
  name: string;
  address: readonly string[];
  type: ClientType;
  siren: string;
  /** For VAT within the European Union; a document that was issued without one has none. */
  vat_number?: string;
};

export type PrintedAppliance = { kind: string; brand: string; model: string; serial: string };

export type Parties = {
  seller: Seller;
  client: PrintedClient;
  /** Where the work is done, line by line; the shop's own address for work at the bench. */
  place: readonly string[];
  appliance: PrintedAppliance | null;
};

/** The parties alone, out of a record that holds more: nothing else may enter a frozen document. */
export const partiesOf = ({ seller, client, place, appliance }: Parties): Parties => ({
  seller,
  client: {
    name: client.name,
    address: client.address,
    type: client.type,
    siren: client.siren,
    ...(client.vat_number && { vat_number: client.vat_number }),
  },
  place,
  appliance: appliance && {
    kind: appliance.kind,
    brand: appliance.brand,
    model: appliance.model,
    serial: appliance.serial,
  },
});

export type PostalAddress = { street: string; complement: string; zip: string; city: string };

/** The lines of an envelope, without the empty ones. */
export const addressLines = ({ street, complement, zip, city }: PostalAddress): string[] =>
  [street, complement, `${zip} ${city}`].map((text) => text.trim()).filter((text) => text !== "");

/** The seller as printed, from the shop's own fields; anything else the shop knows is left out. */
export const sellerOf = (
  shop: SellerIdentity & {
    street: string;
    complement: string;
    zipcode: string;
    city: string;
    logo_url: string | null;
  },
): Seller => ({
  name: shop.name,
  legal_name: shop.legal_name,
  legal_form: shop.legal_form,
  capital: shop.capital,
  siret: shop.siret,
  siren: shop.siret.slice(0, 9),
  vat_number: shop.vat_number,
  register: shop.register,
  vat_regime: shop.vat_regime,
  iban: shop.iban,
  insurance: shop.insurance,
  mediator: shop.mediator,
  email: shop.email,
  phone: shop.phone,
  address: addressLines({ ...shop, zip: shop.zipcode }),
  ...(shop.logo_url && { logo: pictureNameIn(shop.logo_url) }),
});

/** « Garonne Réparations, SARL au capital de 10 000 € » over « SIRET 901 234 568 00017 · … » */
export const identityOf = (seller: Seller): string[] => {
  const capital = seller.capital && `au capital de ${seller.capital}`;
  const form = [namedForm(seller), capital].filter(Boolean).join(" ");
  const numbers = [
    seller.siret && `SIRET\u00a0${grouped(seller.siret)}`,
    seller.register,
    seller.vat_number && `TVA\u00a0${seller.vat_number}`,
  ];
  return [
    [seller.legal_name, form].filter(Boolean).join(", "),
    numbers.filter(Boolean).join(" · "),
  ].filter(Boolean);
};

/** Many sole traders write « EI » in their name already: it is not printed twice. */
const namedForm = ({ legal_name, legal_form }: Seller): string =>
  legal_name.split(/[\s,]+/).at(-1) === legal_form ? "" : legal_form;

/** « 901 234 568 00017 » */
export const grouped = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{3})(\d*)$/, "$1\u00a0$2\u00a0$3\u00a0$4").trim();
