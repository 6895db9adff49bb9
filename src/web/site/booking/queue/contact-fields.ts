import type { Draft } from "../../../../domain/booking/draft/draft.ts";

type Field = [name: string, label: string, value: string, isOptional?: true];

/** By the names of the booking's own form; the e-mail is needed, since the window is offered by it. */
export const contactFieldsOf = (draft: Draft): Field[] => [
  ["client.lastname", "Nom", draft.lastname],
  ["client.firstname", "Prénom", draft.firstname, true],
  ["client.email", "E-mail", draft.email],
  ["client.phone", "Téléphone", draft.phone],
  ...(draft.where === "Chez le client" ? addressOf(draft) : []),
];

const addressOf = ({ street, complement, city, zip }: Draft): Field[] => [
  ["address.street", "Numéro et rue", street],
  ["address.complement", "Complément", complement, true],
  ["address.zip", "Code postal", zip],
  ["address.city", "Ville", city],
];
