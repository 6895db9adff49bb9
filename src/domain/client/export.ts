/** A client as lines of a file that a spreadsheet opens and our own import reads back. */
import type { Address } from "./address.ts";
import type { Client } from "./client.ts";
import { formatCoordinate } from "./coordinate.ts";
import { CLIENT_COLUMNS, type ClientColumn } from "./import/columns.ts";
import { formatPhone, type PhoneName } from "./phone/phone.ts";

export const CLIENT_HEADINGS: readonly string[] = CLIENT_COLUMNS.map(({ label }) => label);

/** One line for each address, one at least: each says again whose it is. */
export function clientCells(client: Client): string[][] {
  const [first, ...others] = client.addresses;
  return [first, ...others].map((address, turn) =>
    cellsOf({ ...whoIs(client), ...(turn === 0 ? onceOf(client) : {}), ...whereIs(address) }),
  );
}

type Values = Partial<Record<ClientColumn, string>>;

const cellsOf = (values: Values): string[] => CLIENT_COLUMNS.map(({ key }) => values[key] ?? "");

const whoIs = ({ id, type, lastname, firstname, email }: Client): Values => ({
  type,
  lastname,
  firstname,
  email,
  ref: id,
});

const onceOf = ({ phones, note, siren }: Client): Values => {
  const named = (wanted: PhoneName) =>
    phones
      .filter(({ name }) => name === wanted)
      .map(({ number }) => formatPhone(number))
      .join(" / ");
  return { mobile: named("Portable"), landline: named("Fix"), fax: named("Fax"), note, siren };
};

const whereIs = (address: Address | undefined): Values =>
  address
    ? {
        street: address.street,
        complement: address.complement,
        zip: address.zip,
        city: address.city,
        country: address.country,
        tags: address.tags.join(", "),
        lat: formatCoordinate(address.lat),
        lon: formatCoordinate(address.lon),
      }
    : {};
