/** To the client of a finished repair: what they think of it, and why their review is not published. */
import { emailOf, type EmailFields } from "../email.ts";
import type { Email } from "../message.ts";

type AskedFields = EmailFields & {
  reference: string;
  /** « Lave-linge Brandt » */
  appliance: string;
  stop_url: string;
};

/** `url` opens the form, for this client alone. */
export const reviewAsked = (fields: AskedFields): Email | null =>
  emailOf(fields, {
    template: "review-asked",
    subject: `Votre avis sur la réparation ${fields.reference}`,
    sms: `que pensez-vous de la réparation ${fields.reference}`,
    lines: [
      `${fields.appliance}\u00a0: votre réparation est terminée. Qu’en pensez-vous\u202f?`,
      "Quelques mots suffisent. Votre avis aide d’autres personnes à choisir, et l’atelier à progresser\u202f; il ne donne droit à aucun avantage.",
    ],
    action: { label: "Donner mon avis", url: fields.url },
    more: [
      "Le même lien permet de changer votre avis ou de le retirer. Il est à vous\u00a0: ne le transmettez pas. Nous ne vous le demanderons qu’une fois.",
      { label: "Ne plus recevoir ces messages", url: fields.stop_url },
    ],
  });

type RefusedFields = EmailFields & { reference: string; reason: string };

/** The law asks for the reason (code de la consommation, D111-17). `url` is the page of the rules. */
export const reviewRefused = (fields: RefusedFields): Email | null =>
  emailOf(fields, {
    template: "review-refused",
    subject: `Votre avis sur la réparation ${fields.reference} n’est pas publié`,
    lines: [
      `Votre avis sur la réparation ${fields.reference} n’est pas publié. Motif\u00a0: ${fields.reason}.`,
      "Le lien de notre premier message permet d’en écrire un autre, qui sera lu avant d’être publié.",
    ],
    action: { label: "Comment sont publiés les avis", url: fields.url },
  });
