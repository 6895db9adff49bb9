/** To the client of an appliance that waits to be fetched. */
import type { UnclaimedRung } from "../../intake/unclaimed/unclaimed.ts";
import { addDays, formatDate, type LocalDate } from "../../time.ts";
import { emailOf, type EmailFields } from "../email.ts";
import type { Email } from "../message.ts";

type UnclaimedFields = EmailFields & {
  reference: string;
  /** « Lave-linge Brandt » */
  appliance: string;
  rung: UnclaimedRung;
  ready_on: LocalDate;
  /** First day on which the court may be asked. */
  court_on: LocalDate;
  stop_url: string;
};

/** `url` is the tracking page, `stop_url` where such messages are refused. */
export const deviceUnclaimed = (fields: UnclaimedFields): Email | null =>
  emailOf(fields, {
    template: "device-unclaimed",
    subject: `Votre appareil vous attend à l’atelier (réparation ${fields.reference})`,
    lines: [
      `${fields.appliance}, réparation ${fields.reference} : votre appareil est à votre disposition à l’atelier depuis le ${formatDate(fields.ready_on)}.`,
      [fields.shop.address && `Où le retirer : ${fields.shop.address}`, COMING]
        .filter(Boolean)
        .join("\n"),
      fields.rung === "quarter" ? lawLine(fields) : "",
    ],
    action: { label: "Suivre ma réparation", url: fields.url },
    more: [
      "Vous l’avez déjà repris, ou vous ne pouvez pas venir ? Répondez à ce message ou appelez-nous.",
      { label: "Ne plus recevoir ces rappels", url: fields.stop_url },
    ],
  });

/** The words of the receipt. */
const COMING = "Présentez votre récépissé de dépôt, ou une pièce d’identité.";

const lawLine = ({ court_on }: UnclaimedFields): string =>
  `Nous préférons vous le rendre. S’il n’est pas retiré d’ici au ${formatDate(addDays(court_on, -1))}, la loi du 31 décembre 1903 nous permet de demander au juge l’autorisation de le faire vendre aux enchères publiques.`;
