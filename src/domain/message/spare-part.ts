/** E-mails about the parts of a repair. */
import { emailOf, type EmailFields } from "./email.ts";
import type { Email } from "./message.ts";

type PartsFields = EmailFields & {
  reference: string;
  /** « Lave-linge Bosch »; empty when no appliance is noted. */
  appliance: string;
};

/** To the client, once no other part is awaited; `url` is the tracking page. */
export const partsReceived = (fields: PartsFields): Email | null =>
  emailOf(fields, {
    template: "parts-received",
    subject: `Les pièces de votre réparation ${fields.reference} sont arrivées`,
    lines: [
      fields.appliance
        ? `Les pièces attendues pour la réparation ${fields.reference} (${fields.appliance}) sont à l’atelier.`
        : `Les pièces attendues pour la réparation ${fields.reference} sont à l’atelier.`,
      "La réparation peut commencer. Vous n’avez rien à faire : nous vous prévenons de la suite.",
    ],
    action: { label: "Suivre ma réparation", url: fields.url },
  });
