/** What the fields of a letter to a late payer say of one invoice. */
import type { Client } from "../../client/client.ts";
import { fullName } from "../../client/names.ts";
import { formatEuros, type Cents } from "../../money.ts";
import type { LateFees } from "../../payment/late/interest.ts";
import { formatDate, type LocalDate } from "../../time.ts";
import { daysText, waysToPay } from "../invoice.ts";
import type { Sender } from "../message.ts";
import type { UnpaidValues } from "./fields.ts";

type Facts = {
  client: Pick<Client, "type" | "lastname" | "firstname">;
  shop: Sender;
  /** The tracking page. */
  url: string;
  reference: string;
  total_incl: Cents;
  remainder: Cents;
  due_on: LocalDate;
  days_late: number;
  /** Empty when the shop takes no transfer. */
  iban: string;
  /** Where it is paid by card; empty when the shop takes none online. */
  card_url: string;
  /** Still to be received; undefined for a consumer. */
  fees: Pick<LateFees, "interest" | "indemnity"> | undefined;
};

export function unpaidValues(facts: Facts): UnpaidValues & { lien: string } {
  const { client, shop, url, reference, remainder, fees } = facts;
  return {
    prenom: client.type === "Entreprise" ? "" : client.firstname,
    nom: client.type === "Entreprise" ? fullName(client) : client.lastname,
    facture: reference,
    montant: formatEuros(facts.total_incl),
    reste: formatEuros(remainder),
    echeance: formatDate(facts.due_on),
    retard: daysText(facts.days_late),
    reglement: waysToPay(facts),
    atelier: shop.name,
    telephone: shop.phone,
    lien: url,
    ...(fees && {
      interets: formatEuros(fees.interest),
      indemnite: formatEuros(fees.indemnity),
      total: formatEuros(remainder + fees.interest + fees.indemnity),
    }),
  };
}
