/** The letter of a booking that the shop made to try its own page: what its client would receive. */
import type { Location } from "../catalogue/interventions.ts";
import { formatWindow, type Instant, type Zone } from "../time.ts";
import { emailOf, type EmailFields } from "./email.ts";
import type { Email } from "./message.ts";

type TrialFields = EmailFields & {
  kind: string;
  where: Location;
  appliance: string;
  public_start_at: Instant;
  public_end_at: Instant;
  zone: Zone;
  /** The last step of the opening, where the trial is removed. */
  opening_url: string;
};

/** E-mail to the person of the shop who made the trial booking. `url` opens its appointment in the agenda. */
export function bookingTrial(fields: TrialFields): Email | null {
  const { kind, where, appliance, shop, public_start_at, public_end_at, zone } = fields;
  const window = formatWindow(public_start_at, public_end_at, zone);
  return emailOf(fields, {
    template: "booking-trial",
    subject: `Essai : votre rendez-vous du ${window}`,
    lines: [
      "Ceci est un essai, envoyé à vous seul. Votre client recevrait une lettre comme celle-ci, avec le lien de sa page de suivi.",
      `Votre rendez-vous est confirmé : ${window}.`,
      [
        `Intervention : ${kind}`,
        appliance && `Appareil : ${appliance}`,
        `Lieu : ${where === "Atelier" ? `à l’atelier, ${shop.address}` : "chez vous"}`,
      ]
        .filter(Boolean)
        .join("\n"),
    ],
    action: { label: "Voir l’essai dans l’agenda", url: fields.url },
    more: [
      "L’essai garde son heure dans l’agenda jusqu’à ce que vous le retiriez. Il n’entre ni dans vos chiffres, ni dans vos numéros.",
      { label: "Retirer l’essai", url: fields.opening_url },
    ],
  });
}
