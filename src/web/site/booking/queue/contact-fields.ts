import type { Draft } from "../../../../domain/booking/draft/draft.ts";

type Field = {
  name: string;
  label: string;
  defaultValue: string;
  autoComplete: string;
  optional?: true;
  type?: "email" | "tel";
  inputMode?: "numeric";
};

/** By the names of the booking's own form; the e-mail is needed, since the window is offered by it. */
export const contactFieldsOf = (draft: Draft): Field[] => [
  {
    name: "client.lastname",
    label: "Nom",
    defaultValue: draft.lastname,
    autoComplete: "family-name",
  },
  {
    name: "client.firstname",
    label: "Prénom",
    defaultValue: draft.firstname,
    autoComplete: "given-name",
    optional: true,
  },
  {
    name: "client.email",
    label: "E-mail",
    defaultValue: draft.email,
    autoComplete: "email",
    type: "email",
  },
  {
    name: "client.phone",
    label: "Téléphone",
    defaultValue: draft.phone,
    autoComplete: "tel",
    type: "tel",
  },
  ...(draft.where === "Chez le client" ? addressOf(draft) : []),
];

const addressOf = ({ street, complement, city, zip }: Draft): Field[] => [
  {
    name: "address.street",
    label: "Numéro et rue",
    defaultValue: street,
    autoComplete: "address-line1",
  },
  {
    name: "address.complement",
    label: "Complément",
    defaultValue: complement,
    autoComplete: "address-line2",
    optional: true,
  },
  {
    name: "address.zip",
    label: "Code postal",
    defaultValue: zip,
    autoComplete: "postal-code",
    inputMode: "numeric",
  },
  { name: "address.city", label: "Ville", defaultValue: city, autoComplete: "address-level2" },
];
