/** The templates of the automatic payment reminders: the shop's own texts, or our defaults. */
import type { PaymentRung } from "../../payment/reminder/ladder.ts";
import { isPaymentRung } from "../../payment/reminder/ladder.ts";
import { badInput, type BadInput } from "../../validation.ts";
import { letterDrawing } from "../drawing.ts";
import type { EmailFields } from "../email.ts";
import { layOut } from "../layout.ts";
import type { Email } from "../message.ts";
import { fillFields } from "../status-letter/fields.ts";
import { cleanWords, letterErrors, smsText, type LetterWords } from "../status-letter/letter.ts";
import { AUDIENCES, fieldsFor, type Audience, type UnpaidValues } from "./fields.ts";

export type UnpaidLetter = LetterWords & { rung: PaymentRung; audience: Audience };

const paragraphs = (...lines: string[]): string => lines.join("\n\n");

const SMS =
  "{atelier} : il reste {reste} à régler pour la facture {facture}, échue le {echeance}. {lien}";

const FRIENDLY: LetterWords = {
  subject: "Facture {facture} : un oubli, sans doute",
  text: paragraphs(
    "Bonjour {prenom},",
    "Sauf erreur de notre part, la facture {facture} de {montant} TTC, à régler pour le {echeance}, n’est pas encore entièrement payée. Il reste {reste} : sans doute un oubli.",
    "{reglement}",
    "Vous venez de payer ? Ne tenez pas compte de ce message. Une question sur cette facture ? Répondez-nous, nous la regarderons avec vous.",
  ),
  sms: SMS,
};

const LETTERS: Record<Audience, Record<PaymentRung, LetterWords>> = {
  consumer: {
    3: FRIENDLY,
    10: {
      subject: "Rappel : {reste} à régler pour la facture {facture}",
      text: paragraphs(
        "Bonjour {prenom},",
        "La facture {facture} de {montant} TTC était à régler pour le {echeance}, il y a {retard}. Nous n’avons pas reçu tout son règlement : il reste {reste}.",
        "Merci de la régler sous huit jours. {reglement}",
        "Un point de la facture vous pose problème, ou vous préférez payer en plusieurs fois ? Répondez à ce message ou appelez-nous : nous chercherons une solution avec vous.",
      ),
      sms: SMS,
    },
    30: {
      subject: "Dernier rappel : facture {facture}, {reste} à régler",
      text: paragraphs(
        "Bonjour {prenom},",
        "Malgré son échéance du {echeance}, il y a {retard}, la facture {facture} n’est pas entièrement réglée. Il reste {reste}.",
        "Nous vous demandons de la régler sous huit jours. {reglement}",
        "Sans règlement ni nouvelles de vous dans ce délai, nous vous adresserons une mise en demeure par lettre recommandée. Si vous contestez cette facture, dites-le-nous en répondant à ce message : les relances s’arrêtent le temps de vous répondre.",
      ),
      sms: "{atelier} : dernier rappel, {reste} à régler sous huit jours pour la facture {facture}. {lien}",
    },
  },
  business: {
    3: FRIENDLY,
    10: {
      subject: "Rappel : {reste} à régler pour la facture {facture}",
      text: paragraphs(
        "Bonjour,",
        "La facture {facture} de {montant} TTC était à régler pour le {echeance}, il y a {retard}. Sauf erreur de notre part, il reste {reste}.",
        "Merci de la régler sous huit jours. {reglement}",
        "Comme l’indique la facture, le retard ouvre droit à des pénalités ({interets} à ce jour) et à l’indemnité forfaitaire de {indemnite} pour frais de recouvrement (Code de commerce, articles L. 441-10 et D. 441-5).",
        "Un point de la facture vous pose problème ? Répondez à ce message ou appelez-nous.",
      ),
      sms: SMS,
    },
    30: {
      subject: "Dernier rappel avant mise en demeure : facture {facture}",
      text: paragraphs(
        "Bonjour,",
        "Malgré son échéance du {echeance}, il y a {retard}, la facture {facture} n’est pas entièrement réglée. Il reste {reste}.",
        "S’y ajoutent les pénalités de retard ({interets} à ce jour) et l’indemnité forfaitaire de {indemnite} pour frais de recouvrement (Code de commerce, articles L. 441-10 et D. 441-5), soit {total} au total.",
        "Nous vous demandons de régler cette somme sous huit jours. {reglement}",
        "Sans règlement ni nouvelles de vous dans ce délai, nous vous adresserons une mise en demeure. Si vous contestez cette facture, dites-le-nous en répondant à ce message : les relances s’arrêtent le temps de vous répondre.",
      ),
      sms: "{atelier} : dernier rappel, {reste} à régler sous huit jours pour la facture {facture}. {lien}",
    },
  },
};

export const defaultUnpaidLetter = (rung: PaymentRung, audience: Audience): UnpaidLetter => ({
  rung,
  audience,
  ...LETTERS[audience][rung],
});

export const isAudience = (word: string): word is Audience =>
  AUDIENCES.some((audience) => audience === word);

/** Cleaned, or what is wrong with it, field by field, in French. */
export function parseUnpaidLetter(
  typed: LetterWords & { rung: number; audience: string },
): UnpaidLetter | BadInput {
  const { rung, audience } = typed;
  if (!isPaymentRung(rung) || !isAudience(audience))
    return badInput({ rung: "Cette relance n’existe pas." });
  const words = cleanWords(typed);
  const errors = unpaidErrors(words, audience);
  return Object.keys(errors).length > 0 ? badInput(errors) : { rung, audience, ...words };
}

/** The same check while it is typed. */
export function unpaidErrors(words: LetterWords, audience: Audience) {
  const errors = letterErrors(words, fieldsFor(audience));
  if (audience === "business") return errors;
  for (const part of ["subject", "text", "sms"] as const)
    if (FORTY_EUROS.test(words[part])) errors[part] ??= NO_FEE;
  return errors;
}

/** Typed in plain words instead of by its field. */
const FORTY_EUROS = /\b40\s?(€|euros?\b)/i;
const NO_FEE = "Un particulier ne doit pas l’indemnité de 40 €.";

type Facts = Omit<EmailFields, "url"> & { values: UnpaidValues & { lien: string } };

/** The letter of one invoice; `values.lien` is the tracking page, where the invoice is read and paid. */
export function unpaidLetter(words: LetterWords, { to, shop, kind_id, values }: Facts): Email {
  const letter = layOut(
    {
      template: "payment-late",
      to,
      subject: fillFields(words.subject, values),
      greeting: "",
      drawing: letterDrawing(kind_id, values.lien),
      lines: fillFields(words.text, values).split(/\n{2,}/),
      action: { label: "Voir et régler la facture", url: values.lien },
    },
    shop,
  );
  return { ...letter, sms: smsText(words.sms, values) };
}
