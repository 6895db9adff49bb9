/** « Bordereau de remise de chèques » as texts of a page. */
import { formatEuros } from "../../../../domain/money.ts";
import type { Cheque } from "../../../../domain/payment/remittance/remit.ts";
import { formatIban } from "../../../../domain/payment/sepa.ts";
import { identityOf, type Seller } from "../../../../domain/quote/parties.ts";
import { formatNumericDate } from "../../../../domain/time.ts";
import { sellerLines } from "../../../quote/document/identity.ts";
import { dayText, type Print } from "../../../quote/document/sheet.ts";
import type { Remittance } from "../store.ts";

export type Slip = { remittance: Remittance; seller: Seller; cheques: readonly Cheque[] };

const TEMPLATE = new URL("./slip.typ", import.meta.url);

export function slipPrint({ remittance, seller, cheques }: Slip): Print {
  const { number, remitted_on, total, count } = remittance;
  const data = {
    title: "Remise de chèques",
    reference: `N° ${number}`,
    keywords: [`Remise ${number}`],
    under: [],
    seller: { name: seller.name, lines: sellerLines(seller) },
    facts: [
      ["Remis le", dayText(remitted_on)],
      ["Nombre de chèques", String(count)],
      ...(seller.iban ? [["Compte à créditer", formatIban(seller.iban)]] : []),
    ],
    amount: { label: "Total de la remise", value: formatEuros(total) },
    columns: ["Tireur", "Reçu le", "Numéro", "Montant"],
    rows: cheques.map(({ drawer, received_on, reference, amount }) => [
      drawer,
      formatNumericDate(received_on),
      reference || "–",
      formatEuros(amount),
    ]),
    signed: [
      ["Titulaire du compte", seller.legal_name || seller.name],
      ["Signature", ""],
    ],
    footer: identityOf(seller),
  };
  return { template: TEMPLATE, data };
}
