/** To a client who asked for an earlier window: one is free, for a quarter of an hour. */
import { formatTime, formatWindow, type Instant, type Zone } from "../../time.ts";
import { emailOf, type EmailFields } from "../email.ts";
import type { Email } from "../message.ts";

type Window = { public_start_at: Instant; public_end_at: Instant };
type Fields = EmailFields & {
  reference: string;
  zone: Zone;
  offered: Window;
  /** The window of the appointment that it would replace. */
  current: Window;
  until: Instant;
};

/** `url` is the page that takes it or refuses it. */
export function windowOffered(fields: Fields): Email | null {
  const { url, reference, zone } = fields;
  const offered = windowText(fields.offered, zone);
  const until = formatTime(fields.until, zone);
  return emailOf(fields, {
    template: "window-offered",
    subject: `Une place plus tôt : ${offered}`,
    sms: `une place plus tôt, ${offered}. À prendre avant ${until}`,
    lines: [
      `Une place vient de se libérer : ${offered}, au lieu de votre rendez-vous du ${windowText(fields.current, zone)}.`,
      `Prenez-la avant ${until}, si elle vous convient et tant qu’elle est libre : passée cette heure, elle sera proposée à un autre client. Sans réponse de votre part, votre rendez-vous ne change pas.`,
      `Référence : ${reference}`,
    ],
    action: { label: "Voir cette place", url },
  });
}

const windowText = ({ public_start_at, public_end_at }: Window, zone: Zone): string =>
  formatWindow(public_start_at, public_end_at, zone);
