/** What the right code shows of a client, read from the server's answer. */
import type { KnownClient } from "../../../../domain/booking/returning/known.ts";
import { isObject } from "../../json.ts";

export const knownClients = (value: unknown): KnownClient[] =>
  Array.isArray(value) ? value.filter(isObject).map(clientOf) : [];

const clientOf = (value: Record<string, unknown>): KnownClient => ({
  pass: textOf(value.pass),
  lastname: textOf(value.lastname),
  firstname: textOf(value.firstname),
  email: textOf(value.email),
  phones: listOf(value.phones).map(textOf),
  addresses: listOf(value.addresses)
    .filter(isObject)
    .map(({ street, complement, zip, city }) => ({
      street: textOf(street),
      complement: textOf(complement),
      zip: textOf(zip),
      city: textOf(city),
    })),
  appliances: listOf(value.appliances)
    .filter(isObject)
    .map(({ id, kind_id, brand, model, label, last }) => ({
      id: textOf(id),
      kind_id: textOf(kind_id),
      brand: textOf(brand),
      model: textOf(model),
      label: textOf(label),
      last: textOf(last),
    })),
});

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
