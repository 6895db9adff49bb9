/** To the client of a video call. */
import { formatMoment, type Instant, type Zone } from "../time.ts";
import { emailOf, type EmailFields } from "./email.ts";
import type { Email } from "./message.ts";

type CallFields = EmailFields & {
  /** Of an appointment to come; null when the shop waits now. */
  start_at: Instant | null;
  zone: Zone;
};

/** `url` is /appel/{token}. */
export const callInvited = ({ start_at, zone, ...fields }: CallFields): Email | null => {
  const hour = start_at && formatMoment(start_at, zone);
  return emailOf(fields, {
    template: "call-invited",
    subject: hour
      ? `Votre rendez-vous en vidéo : ${hour}`
      : "Votre réparateur vous attend en vidéo",
    sms: hour ? `Votre rendez-vous en vidéo : ${hour}` : "Votre réparateur vous attend en vidéo",
    lines: [
      hour
        ? `Votre rendez-vous en vidéo a lieu ${hour}. À l’heure dite, ouvrez ce lien sur votre téléphone, près de l’appareil.`
        : "Votre réparateur vous attend en vidéo. Ouvrez ce lien sur votre téléphone, près de l’appareil.",
      "Il n’y a rien à installer et rien n’est enregistré. Le lien est personnel et cesse de valoir à la fin de l’appel.",
    ],
    action: { label: "Rejoindre l’appel", url: fields.url },
  });
};
