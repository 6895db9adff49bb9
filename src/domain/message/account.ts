/** E-mails about an account, to the person who signs in with it; `url` is the office. */
import { INVITATION_DAYS, PASSWORD_LINK_MINUTES } from "../account/password.ts";
import { SIGN_UP_HOURS } from "../shop/onboarding/sign-up.ts";
import { formatMoment, type Instant } from "../time.ts";
import { emailOf, type EmailFields } from "./email.ts";
import type { Email } from "./message.ts";

type Occasion = EmailFields & { device: string; at: Instant; zone: string };

export const newDevice = (fields: Occasion): Email | null =>
  emailOf(fields, {
    template: "new-device",
    subject: "Connexion depuis un nouvel appareil",
    lines: [
      `Votre compte Établi vient d’être ouvert depuis un appareil qui ne s’y était jamais connecté : ${fields.device}, ${formatMoment(fields.at, fields.zone)}.`,
      "Si c’est vous, vous n’avez rien à faire.",
      "Si ce n’est pas vous, ouvrez « Mon compte » dans le menu du bureau, déconnectez cet appareil et changez votre mot de passe.",
    ],
    action: { label: "Ouvrir le bureau", url: fields.url },
  });

/** `url` opens the form of the new password, once. */
export const passwordLink = (fields: EmailFields): Email | null =>
  emailOf(fields, {
    template: "password-link",
    subject: "Choisissez un nouveau mot de passe",
    lines: [
      `Voici le lien qui a été demandé pour choisir un nouveau mot de passe de votre compte Établi. Il sert une seule fois, pendant ${PASSWORD_LINK_MINUTES} minutes.`,
      "Vous n’avez rien demandé ? Ignorez cet e-mail : votre mot de passe n’a pas changé.",
    ],
    action: { label: "Choisir un nouveau mot de passe", url: fields.url },
    more: ["Ne transmettez ce lien à personne : il ouvre votre compte."],
  });

export const passwordChanged = (fields: Occasion): Email | null =>
  emailOf(fields, {
    template: "password-changed",
    subject: "Votre mot de passe a changé",
    lines: [
      `Le mot de passe de votre compte Établi a été changé depuis ${fields.device}, ${formatMoment(fields.at, fields.zone)}. Vos autres appareils ont été déconnectés.`,
      "Si ce n’est pas vous, prévenez tout de suite la personne qui dirige votre atelier.",
    ],
    action: { label: "Ouvrir le bureau", url: fields.url },
  });

const FACTOR_FR = {
  "factor-on": {
    subject: "Un code est demandé à chaque connexion",
    text: "Un code de connexion a été activé pour votre compte Établi",
    more: "Il est demandé après votre mot de passe. Gardez vos codes de secours loin de votre téléphone.",
  },
  "factor-off": {
    subject: "Plus aucun code n’est demandé à la connexion",
    text: "Le code de connexion de votre compte Établi a été retiré",
    more: "Votre mot de passe suffit de nouveau pour entrer.",
  },
  "factor-rescue-codes": {
    subject: "Vos codes de secours ont été refaits",
    text: "Les codes de secours de votre compte Établi ont été refaits",
    more: "Les anciens ne servent plus : jetez-les.",
  },
  "factor-rescued": {
    subject: "Un code de secours a servi",
    text: "Votre compte Établi a été ouvert avec un code de secours",
    more: "Ce code ne servira plus. S’il vous en reste peu, refaites-en dans « Mon compte ».",
  },
  "passkey-added": {
    subject: "Une clé d’identification a été ajoutée",
    text: "Une clé d’identification a été ajoutée à votre compte Établi",
    more: "Elle ouvre votre compte sans mot de passe, par une empreinte, un visage ou un code d’appareil.",
  },
  "passkey-removed": {
    subject: "Une clé d’identification a été retirée",
    text: "Une clé d’identification de votre compte Établi a été retirée",
    more: "Elle n’ouvre plus votre compte.",
  },
} as const;
export type FactorLetter = keyof typeof FACTOR_FR;

/** What changed in the ways to enter an account. */
export function factorLetter(letter: FactorLetter, fields: Occasion): Email | null {
  const { subject, text, more } = FACTOR_FR[letter];
  return emailOf(fields, {
    template: "factor-changed",
    subject,
    lines: [
      `${text} depuis ${fields.device}, ${formatMoment(fields.at, fields.zone)}.`,
      more,
      "Si ce n’est pas vous, prévenez tout de suite la personne qui dirige votre atelier et changez votre mot de passe.",
    ],
    action: { label: "Ouvrir le bureau", url: fields.url },
  });
}

type Invitation = EmailFields & { by: string };

/** `by`: who took the code and the keys away. */
export const factorReset = (fields: Invitation): Email | null =>
  emailOf(fields, {
    template: "factor-changed",
    subject: "Votre code de connexion a été réinitialisé",
    lines: [
      `${fields.by} a retiré le code de connexion et les clés d’identification de votre compte Établi. Vos appareils ont été déconnectés, et votre mot de passe suffit pour entrer.`,
      "Activez de nouveau un code dans « Mon compte », dès votre prochaine connexion.",
      "Si vous n’avez rien demandé, parlez-en tout de suite à cette personne et changez votre mot de passe.",
    ],
    action: { label: "Ouvrir le bureau", url: fields.url },
  });

/** `url` opens the form of the first password, once. */
export const invitation = (fields: Invitation): Email | null =>
  emailOf(fields, {
    template: "invitation",
    subject: `${fields.shop.name} vous invite sur Établi`,
    lines: [
      `${fields.by} vous ouvre un compte sur Établi, où l’atelier tient son agenda, ses réparations et ses factures.`,
      `Choisissez votre mot de passe pour entrer. Le lien sert une seule fois, pendant ${INVITATION_DAYS} jours.`,
      "Vous ne travaillez pas dans cet atelier ? Ignorez cet e-mail : sans mot de passe, ce compte n’ouvre rien.",
    ],
    action: { label: "Choisir mon mot de passe", url: fields.url },
    more: ["Ne transmettez ce lien à personne : il ouvre votre compte."],
  });

type SignUpFields = EmailFields & { firstname: string; shop_name: string };

/** `url` asks for the password of the sign-up, and opens the shop once. */
export const signUpConfirmation = (fields: SignUpFields): Email | null =>
  emailOf(fields, {
    template: "sign-up",
    subject: "Confirmez votre adresse pour ouvrir votre atelier",
    lines: [
      `${fields.firstname}, il reste un geste pour ouvrir « ${fields.shop_name} » sur Établi : confirmez que cette adresse est la vôtre. Le lien sert une seule fois, pendant ${SIGN_UP_HOURS} heures.`,
      "Vous n’avez rien demandé ? Ignorez cet e-mail : sans le mot de passe choisi à l’inscription, rien ne s’ouvre et tout est effacé.",
    ],
    action: { label: "Confirmer mon adresse", url: fields.url },
  });

/** To the e-mail of an account; `url` is the sign-in. */
export const signUpKnown = (fields: EmailFields): Email | null =>
  emailOf(fields, {
    template: "sign-up-known",
    subject: "Vous avez déjà un compte",
    lines: [
      "Quelqu’un vient de demander l’ouverture d’un atelier avec cette adresse. Un compte existe déjà : connectez-vous, ou choisissez un nouveau mot de passe si vous l’avez oublié.",
      "Vous n’avez rien demandé ? Vous n’avez rien à faire : rien n’a été créé ni changé.",
    ],
    action: { label: "Se connecter", url: fields.url },
  });
