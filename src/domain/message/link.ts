/** E-mails that bring a lost link back, to the e-mail on file only. */
import { emailOf, type EmailFields } from "./email.ts";
import type { Email } from "./message.ts";

type LinkFields = EmailFields & { reference: string };

/** `url` is the tracking page. */
export const trackingLink = (fields: LinkFields): Email | null =>
  emailOf(fields, {
    template: "tracking-link",
    subject: `Le suivi de votre réparation ${fields.reference}`,
    lines: [
      `Voici le lien qui a été demandé pour suivre la réparation ${fields.reference}.`,
      "Vous n’avez rien demandé ? Ignorez cet e-mail : il n’est parti qu’à vous.",
    ],
    action: { label: "Suivre ma réparation", url: fields.url },
  });

/** `url` is /quote/{quoteid}, where the client answers. */
export const quoteLink = (fields: LinkFields): Email | null =>
  emailOf(fields, {
    template: "quote-link",
    subject: `Le lien de votre devis ${fields.reference}`,
    lines: [
      `Voici le lien qui a été demandé pour lire le devis ${fields.reference} et y répondre. Il permet de signer : ne le transmettez pas.`,
      "Vous n’avez rien demandé ? Ignorez cet e-mail : il n’est parti qu’à vous.",
    ],
    action: { label: "Lire le devis et répondre", url: fields.url },
  });

type CodeFields = EmailFields & { code: string; minutes: number };

/** To a client who books again; `url` is the booking page. The subject is stored, so it does not hold the code. */
export const clientCode = ({ code, minutes, ...fields }: CodeFields): Email | null =>
  emailOf(fields, {
    template: "client-code",
    subject: "Votre code pour prendre rendez-vous",
    sms: `Votre code pour prendre rendez-vous : ${code}. Il est valable ${minutes} minutes`,
    lines: [
      `Votre code pour prendre rendez-vous : ${code}`,
      `Il est valable ${minutes} minutes et ne sert qu’une fois.`,
      "Vous n’avez rien demandé ? N’en faites rien : sans ce code, personne ne voit rien de vous.",
    ],
    action: { label: "Revenir au rendez-vous", url: fields.url },
  });
