/** What a client is told when their repair takes a status: the shop's own words, or ours. */
import { uncapital } from "../../catalogue/uncapital.ts";
import { progressOf } from "../../repair/progress.ts";
import { isRepairStatus, type RepairStatus } from "../../repair/status.ts";
import { badInput, clean, type BadInput } from "../../validation.ts";
import { layOut } from "../layout.ts";
import { letterDrawing } from "../drawing.ts";
import type { EmailFields } from "../email.ts";
import type { Email } from "../message.ts";
import { inGsm, smsLength } from "../sms/segments.ts";
import { fillFields, LETTER_FIELDS, unknownFields, type LetterValues } from "./fields.ts";

export type LetterWords = { subject: string; text: string; sms: string };
export type StatusLetter = LetterWords & { status: RepairStatus; enabled: boolean };

export const LONGEST = { subject: 120, text: 2_000, sms: 459 } as const;

/** Off until the shop wants it: the quote, the invoice and the appointments have letters of their own. */
export function defaultLetter(status: RepairStatus): StatusLetter {
  const { headline, next, todo } = progressOf(status);
  return {
    status,
    enabled: false,
    subject: `Réparation {reference} : ${uncapital(headline.replace(/\.$/, ""))}`,
    text: ["Bonjour {prenom},", headline, [next, todo].filter(Boolean).join(" ")].join("\n\n"),
    sms: `{atelier} : ${uncapital(headline)} {lien}`,
  };
}

/** A subject and an SMS are one line; a no-break space stays one. */
const LINES = /[ \t\r\n]+/g;

type Typed = LetterWords & { status: string; enabled: boolean };

/** Cleaned, or what is wrong with it, field by field, in French. */
export function parseStatusLetter(typed: Typed): StatusLetter | BadInput {
  const { status, enabled } = typed;
  if (!isRepairStatus(status)) return badInput({ status: "Ce statut n’existe pas." });
  const words = cleanWords(typed);
  const errors = letterErrors(words);
  return Object.keys(errors).length > 0 ? badInput(errors) : { status, enabled, ...words };
}

export const cleanWords = ({ subject, text, sms }: LetterWords): LetterWords => ({
  subject: clean(subject.replace(LINES, " ")),
  text: clean(text),
  sms: clean(sms.replace(LINES, " ")),
});

export type LetterErrors = { [Part in keyof LetterWords]?: string };

/** The same check while it is typed; `fields` may stand between braces. */
export function letterErrors(
  words: LetterWords,
  fields: readonly string[] = LETTER_FIELDS,
): LetterErrors {
  const errors: LetterErrors = {};
  for (const part of ["subject", "text", "sms"] as const) {
    const error = errorOf(words[part], LONGEST[part], fields);
    if (error) errors[part] = error;
  }
  return errors;
}

function errorOf(text: string, most: number, fields: readonly string[]): string | undefined {
  if (text.trim() === "") return "Écrivez quelque chose, ou revenez au texte d’origine.";
  if (text.length > most) return `Trop long : ${text.length} signes sur ${most}.`;
  const [unknown] = unknownFields(text, fields);
  if (unknown === undefined) return undefined;
  return unknown === "" ? "Une accolade est vide." : `Le champ {${unknown}} n’existe pas.`;
}

/** « 2 SMS, 171 signes »: what this text costs once it is filled. */
export function smsCost(text: string): string {
  const { segments, characters } = smsLength(inGsm(text));
  return `${segments} SMS, ${characters} signes`;
}

export const smsText = (sms: string, values: Readonly<Record<string, string>>): string =>
  inGsm(fillFields(sms, values));

type Facts = Omit<EmailFields, "url"> & { values: LetterValues; stop_url: string };

/** The letter of one repair; `values.lien` is its tracking page. */
export function statusLetter(
  words: LetterWords,
  { to, shop, kind_id, values, stop_url }: Facts,
): Email {
  const letter = layOut(
    {
      template: "repair-status",
      to,
      subject: fillFields(words.subject, values),
      greeting: "",
      drawing: letterDrawing(kind_id, values.lien),
      lines: fillFields(words.text, values).split(/\n{2,}/),
      action: { label: "Suivre ma réparation", url: values.lien },
      more: [{ label: "Ne plus recevoir ces nouvelles", url: stop_url }],
    },
    shop,
  );
  return { ...letter, sms: smsText(words.sms, values) };
}
