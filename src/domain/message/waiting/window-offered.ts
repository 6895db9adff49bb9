/** To a client who asked for an earlier window: one is free, for a quarter of an hour. */
import { formatTime, formatWindow, type Instant, type Zone } from "../../time.ts";
import { emailOf, type EmailFields } from "../email.ts";
import type { Email } from "../message.ts";

type Window = { public_start_at: Instant; public_end_at: Instant };
type Fields = EmailFields & {
  /** Empty for a visitor who has no repair yet. */
  reference: string;
  zone: Zone;
  offered: Window;
  /** The window of the appointment that it would replace; null for a visitor who has none. */
  current: Window | null;
  until: Instant;
};

/** `url` is the page that takes it or refuses it. */
export function windowOffered(fields: Fields): Email | null {
  const { url, reference, zone } = fields;
  const { current } = fields;
  const offered = windowText(fields.offered, zone);
  const until = formatTime(fields.until, zone);
  const title = current ? "Une place plus tôt" : "Une place";
  const instead = current ? `, au lieu de votre rendez-vous du ${windowText(current, zone)}` : "";
  const otherwise = current
    ? "Sans réponse de votre part, votre rendez-vous ne change pas."
    : "Sans réponse de votre part, vous restez sur la liste d’attente.";
  return emailOf(fields, {
    template: "window-offered",
    subject: `${title} : ${offered}`,
    sms: `une place plus tôt, ${offered}. À prendre avant ${until}`,
    lines: [
      `Une place vient de se libérer : ${offered}${instead}.`,
      `Elle vous est réservée jusqu’à ${until} : passée cette heure, elle sera proposée à un autre client. ${otherwise}`,
      ...(reference === "" ? [] : [`Référence : ${reference}`]),
    ],
    action: { label: "Voir cette place", url },
  });
}

const windowText = ({ public_start_at, public_end_at }: Window, zone: Zone): string =>
  formatWindow(public_start_at, public_end_at, zone);
