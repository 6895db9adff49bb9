/** E-mails about bookings of unknown contacts. Their address is not confirmed, so they quote nothing that the visitor typed. */
import { formatTime, formatWindow, type Instant, type Zone } from "../time.ts";
import { emailOf, type EmailFields } from "./email.ts";
import type { Email } from "./message.ts";

type HeldFields = EmailFields & {
  public_start_at: Instant;
  public_end_at: Instant;
  until: Instant;
  zone: Zone;
};

/** To the visitor; `url` is the page that confirms. */
export const bookingToConfirm = (fields: HeldFields): Email | null => {
  const window = formatWindow(fields.public_start_at, fields.public_end_at, fields.zone);
  const until = formatTime(fields.until, fields.zone);
  return emailOf(fields, {
    template: "booking-to-confirm",
    subject: `Confirmez votre rendez-vous du ${window}`,
    lines: [
      `Un rendez-vous a été demandé avec cette adresse : ${window}, chez ${fields.shop.name}.`,
      `Confirmez-le avant ${until} : passée cette heure, le créneau sera proposé à d’autres.`,
    ],
    action: { label: "Confirmer mon rendez-vous", url: fields.url },
    more: ["Vous n’avez rien demandé ? Ignorez cet e-mail : le rendez-vous n’aura pas lieu."],
  });
};

type UnusualFields = EmailFields & { unconfirmed: number };

/** To the shop, once a day at most; `url` is where it reads the list and cancels. */
export const bookingsUnusual = (fields: UnusualFields): Email | null =>
  emailOf(fields, {
    template: "bookings-unusual",
    subject: "Réservations inhabituelles",
    lines: [
      `Depuis hier, ${fields.unconfirmed} réservations en ligne viennent de personnes que vous ne connaissez pas, plus que d’ordinaire. C’est peut-être un robot.`,
      "Les suivantes n’occupent leur créneau que quinze minutes, sauf si la personne confirme par le lien qu’elle reçoit. Vos clients réservent comme d’habitude.",
      "Vérifiez la liste : vous pouvez tout annuler d’un geste.",
    ],
    action: { label: "Voir ces réservations", url: fields.url },
  });
