/** Who sells and who buys, as a document prints them. */
import { formatPhone } from "../../../domain/client/phone/phone.ts";
import type { PrintedClient, Seller } from "../../../domain/quote/parties.ts";

export const sellerLines = ({ address, phone, email }: Seller): string[] =>
  [...address, [phone && formatPhone(phone), email].filter(Boolean).join(" · ")].filter(Boolean);

export const clientLines = ({ address, siren }: PrintedClient): string[] =>
  siren ? [...address, `SIREN ${grouped(siren)}`] : [...address];

/** « Garonne Réparations, SARL au capital de 10 000 € » over « SIRET 901 234 568 00017 · … » */
export const identityOf = (seller: Seller): string[] => {
  const capital = seller.capital && `au capital de ${seller.capital}`;
  const form = [seller.legal_form, capital].filter(Boolean).join(" ");
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

/** « 901 234 568 00017 » */
const grouped = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{3})(\d*)$/, "$1\u00a0$2\u00a0$3\u00a0$4").trim();
