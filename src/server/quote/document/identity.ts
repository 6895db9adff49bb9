/** Who sells and who buys, as a document prints them. */
import { formatPhone } from "../../../domain/client/phone/phone.ts";
import { grouped, type PrintedClient, type Seller } from "../../../domain/quote/parties.ts";

export const sellerLines = ({ address, phone, email }: Seller): string[] =>
  [...address, [phone && formatPhone(phone), email].filter(Boolean).join(" · ")].filter(Boolean);

export const clientLines = ({ address, siren, vat_number }: PrintedClient): string[] => [
  ...address,
  ...(siren ? [`SIREN ${grouped(siren)}`] : []),
  ...(vat_number ? [`TVA ${vat_number}`] : []),
];
