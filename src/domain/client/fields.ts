/**
 * The texts of a client's record, each written once: types, validation, the form's draft, SQL lists, imports,
 * exports, merges and the GraphQL interface derive from this table.
 * docs/decisions/2026-11-22-a-field-has-few-homes.md says how to add one.
 */
import { keysOf, recordOf } from "../record.ts";
import { bare, isSiren } from "../shop/legal-ids.ts";
import { BAD_VAT_NUMBER, isUnionVatNumber } from "../shop/vat-number.ts";
import { EMAIL_MAX, parseEmail } from "./email.ts";

export type ClientFault =
  | "lastname-missing"
  | "name-too-long"
  | "email-malformed"
  | "siren-wrong"
  | "vat-number-wrong"
  | "note-too-long"
  | "text-too-long"
  | "phone-wrong";

/** A column of a file: our own heading, and those that French shops use. */
export type ColumnHeadings = {
  label: string;
  known: readonly string[];
  /** Several columns of the file may bring it: « Tél 1 », « Tél 2 ». */
  many?: true;
  /** What a heading may hold that begins like ours and brings something else: « Code douanier ». */
  never?: readonly string[];
  /** Headings that bring it when no other does, the best first: « EAN » for a reference. */
  otherwise?: readonly string[];
};

export type TextField = {
  /** Longest text, in characters. */
  max: number;
  lines: "one" | "many";
  column: ColumnHeadings;
  /** An import recognises the client by it: an export repeats it for each address. */
  identifies: boolean;
  /** For companies only. */
  companyOnly: boolean;
  /** As it is stored, whatever spaces it was typed with. */
  compact: (text: string) => string;
  isValid: (text: string) => boolean;
  /** What is wrong with a text, for a form; a limit without a word of its own is part of `wrong`. */
  faults: { missing?: ClientFault; long?: ClientFault; wrong?: ClientFault };
  /** The same in French, for the interface's programs. */
  messages: { missing?: string; long?: string; wrong?: string };
};

/** An optional line of text unless the field says otherwise. */
const text = (field: Partial<TextField> & Pick<TextField, "max" | "column">): TextField => ({
  lines: "one",
  identifies: false,
  companyOnly: false,
  compact: (typed) => typed,
  isValid: () => true,
  faults: { long: "text-too-long" },
  messages: {},
  ...field,
});

export const NAME_MAX = 200;
export const NOTE_MAX = 10_000;

export const CLIENT_TEXTS = {
  lastname: text({
    max: NAME_MAX,
    column: {
      label: "Nom",
      known: ["nom de famille", "nom client", "client", "raison sociale", "société", "entreprise"],
    },
    identifies: true,
    faults: { missing: "lastname-missing", long: "name-too-long" },
    messages: { missing: "Indiquez le nom." },
  }),
  firstname: text({
    max: NAME_MAX,
    column: { label: "Prénom", known: ["prénoms", "prénom client"] },
    identifies: true,
    faults: { long: "name-too-long" },
  }),
  email: text({
    max: EMAIL_MAX,
    column: {
      label: "E-mail",
      known: ["mail", "email", "courriel", "adresse mail", "adresse e-mail"],
    },
    identifies: true,
    isValid: (typed) => parseEmail(typed) !== undefined,
    faults: { wrong: "email-malformed" },
    messages: {
      wrong: "Cette adresse e-mail n’est pas complète. Corrigez-la ou laissez-la vide.",
    },
  }),
  siren: text({
    max: 20,
    column: { label: "SIREN", known: ["siret", "n° siret", "n° siren"] },
    companyOnly: true,
    compact: (typed) => typed.replace(/[\s.]/g, ""),
    isValid: isSiren,
    faults: { wrong: "siren-wrong" },
    messages: { wrong: "Un SIREN compte neuf chiffres. Vérifiez-le ou laissez-le vide." },
  }),
  vat_number: text({
    max: 20,
    column: {
      label: "Numéro de TVA",
      known: [
        "n° tva",
        "n° de tva",
        "tva intra",
        "tva intracommunautaire",
        "n° tva intracommunautaire",
        "numéro de tva intracommunautaire",
      ],
    },
    companyOnly: true,
    compact: bare,
    isValid: isUnionVatNumber,
    faults: { wrong: "vat-number-wrong" },
    messages: { wrong: BAD_VAT_NUMBER },
  }),
  note: text({
    max: NOTE_MAX,
    lines: "many",
    column: {
      label: "Note",
      known: ["notes", "remarque", "remarques", "commentaire", "observations", "divers"],
      many: true,
    },
    faults: { long: "note-too-long" },
    messages: { long: "Cette note est trop longue\u00a0: 10\u202f000 caractères au plus." },
  }),
} as const satisfies Record<string, TextField>;

export type ClientText = keyof typeof CLIENT_TEXTS;
export type ClientTexts = Record<ClientText, string>;

export const CLIENT_TEXT_NAMES: readonly ClientText[] = keysOf(CLIENT_TEXTS);

/** Every program that saves a client sends it. The others may be left out: the stored text stays. */
export const REQUIRED_TEXTS = ["lastname"] as const;
export type RequiredText = (typeof REQUIRED_TEXTS)[number];
export type OptionalText = Exclude<ClientText, RequiredText>;

const required: readonly ClientText[] = REQUIRED_TEXTS;
export const OPTIONAL_TEXTS: readonly OptionalText[] = CLIENT_TEXT_NAMES.filter(
  (name): name is OptionalText => !required.includes(name),
);

/** A record's texts before anything is known. */
export const BLANK_TEXTS: Readonly<ClientTexts> = recordOf(CLIENT_TEXT_NAMES, () => "");

/** What keeps this text from being saved. */
export function faultOf(name: ClientText, typed: string): ClientFault | undefined {
  const { faults, max, isValid } = CLIENT_TEXTS[name];
  if (typed === "") return faults.missing;
  if (faults.long && typed.length > max) return faults.long;
  return isValid(typed) ? undefined : faults.wrong;
}
