/** To a visitor who asked to be offered a window: what was noted, and the link that takes it back. */
import { emailOf, type EmailFields } from "../email.ts";
import type { Email } from "../message.ts";

type Fields = EmailFields & {
  /** « Lave-linge, chez vous (31000) » */
  job: string;
  /** « lundi et mardi, le matin » */
  days: string;
};

/** `url` is the page that leaves the list. */
export const waitingJoined = (fields: Fields): Email | null =>
  emailOf(fields, {
    template: "waiting-joined",
    subject: `Liste d’attente : ${fields.job}`,
    sms: "vous êtes sur la liste d’attente",
    lines: [
      `Vous êtes sur la liste d’attente de ${fields.shop.name} : ${fields.job}, ${fields.days}.`,
      "Dès qu’une place qui vous convient se libère, vous recevez un message. Elle vous est réservée un quart d’heure : un lien suffit pour la prendre, sans rien retaper. Sans réponse, elle est proposée au suivant et vous gardez votre rang.",
      "Ce n’est pas encore un rendez-vous. Si vous n’avez rien demandé, ou si vous avez trouvé une autre solution, quittez la liste ci-dessous : vos informations sont alors effacées.",
    ],
    action: { label: "Quitter la liste d’attente", url: fields.url },
  });
