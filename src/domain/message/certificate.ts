import { emailOf, type EmailFields } from "./email.ts";
import type { Email } from "./message.ts";

type CertificateFields = EmailFields & { reference: string; appliance: string };

/** To the client; `url` opens the PDF that names them, which the tracking page does not. */
export const certificateIssued = (fields: CertificateFields): Email | null =>
  emailOf(fields, {
    template: "certificate-issued",
    subject: `Votre attestation d’irréparabilité (réparation ${fields.reference})`,
    lines: [
      `${fields.appliance} : après examen, l’atelier a établi une attestation d’irréparabilité pour la réparation ${fields.reference}.`,
      "Gardez-la : votre assureur ou le vendeur peut vous la demander. Eux seuls décident de ce qui vous est dû.",
    ],
    action: { label: "Ouvrir l’attestation", url: fields.url },
  });
