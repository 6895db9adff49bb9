/** The fields of who and where on the pages without scripts, by the names of the booking's own form. */
import type { Draft } from "../../../../domain/booking/draft/draft.ts";

type Facts = {
  label: string;
  /** What a browser fills in by itself. */
  autoComplete?: string;
  optional?: true;
  type?: "email" | "tel";
  inputMode?: "numeric";
};

const FIELDS = {
  "client.lastname": { label: "Nom", autoComplete: "family-name" },
  "client.firstname": { label: "Prénom", autoComplete: "given-name", optional: true },
  "client.phone": { label: "Téléphone", autoComplete: "tel", type: "tel" },
  "client.other_phones.0": { label: "Autre téléphone", type: "tel", optional: true },
  "client.email": { label: "E-mail", autoComplete: "email", type: "email" },
  "address.street": { label: "Numéro et rue", autoComplete: "address-line1" },
  "address.complement": { label: "Complément", autoComplete: "address-line2", optional: true },
  "address.zip": { label: "Code postal", autoComplete: "postal-code", inputMode: "numeric" },
  "address.city": { label: "Ville", autoComplete: "address-level2" },
} satisfies Record<string, Facts>;

type Name = keyof typeof FIELDS;
type Field = Facts & { name: Name; defaultValue: string };

const field = (name: Name, defaultValue: string): Field => ({
  name,
  defaultValue,
  ...FIELDS[name],
});

/** To wait for a place: the e-mail is needed, since the window is offered by it. */
export const waitingFields = (draft: Draft): Field[] => [
  field("client.lastname", draft.lastname),
  field("client.firstname", draft.firstname),
  field("client.email", draft.email),
  field("client.phone", draft.phone),
  ...placeOf(draft, [field("address.zip", draft.zip)]),
];

/** To book: the postal code was asked with the hours. */
export const bookingFields = (draft: Draft): Field[] => [
  field("client.lastname", draft.lastname),
  field("client.firstname", draft.firstname),
  field("client.phone", draft.phone),
  field("client.other_phones.0", draft.other_phone),
  { ...field("client.email", draft.email), optional: true },
  ...placeOf(draft),
];

const placeOf = (draft: Draft, zip: readonly Field[] = []): Field[] =>
  draft.where === "Chez le client"
    ? [
        field("address.street", draft.street),
        field("address.complement", draft.complement),
        ...zip,
        field("address.city", draft.city),
      ]
    : [];
