import { emailOf, type EmailFields } from "./email.ts";
import type { Email } from "./message.ts";

type ConsentFields = EmailFields & { reference: string; text: string };

/** To the client whose invoice deducted a bonus; `url` opens the tracking page, where they agree or not. */
export const bonusConsentAsked = (fields: ConsentFields): Email | null =>
  emailOf(fields, {
    template: "bonus-consent",
    subject: `Bonus réparation : votre accord (facture ${fields.reference})`,
    lines: [
      `La facture ${fields.reference} a déduit le bonus réparation. Pour en être remboursé, l’atelier transmet un dossier à l’éco-organisme : il lui faut votre accord.`,
      `« ${fields.text} »`,
      "Vous pouvez revenir sur cet accord tant que le dossier n’est pas envoyé.",
    ],
    action: { label: "Donner mon accord", url: fields.url },
  });
