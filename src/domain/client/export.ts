/** A client as lines of a file that a spreadsheet opens and our own import reads back. */
import { recordOf } from "../record.ts";
import { ADDRESS_TEXT_NAMES } from "./address-fields.ts";
import type { Address } from "./address.ts";
import type { Client } from "./client.ts";
import { formatCoordinate } from "./coordinate.ts";
import { CLIENT_TEXT_NAMES, CLIENT_TEXTS, type ClientText } from "./fields.ts";
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

const textsOf = (client: Client, names: readonly ClientText[]): Values =>
  recordOf(names, (name) => client[name]);

const whoIs = (client: Client): Values => ({
  ...textsOf(client, IDENTIFYING),
  type: client.type,
  ref: client.id,
});

const IDENTIFYING = CLIENT_TEXT_NAMES.filter((name) => CLIENT_TEXTS[name].identifies);
const OTHER = CLIENT_TEXT_NAMES.filter((name) => !CLIENT_TEXTS[name].identifies);

function onceOf(client: Client): Values {
  const named = (wanted: PhoneName) =>
    client.phones
      .filter(({ name }) => name === wanted)
      .map(({ number }) => formatPhone(number))
      .join(" / ");
  return {
    ...textsOf(client, OTHER),
    mobile: named("Portable"),
    landline: named("Fix"),
    fax: named("Fax"),
  };
}

const whereIs = (address: Address | undefined): Values =>
  address
    ? {
        ...recordOf(ADDRESS_TEXT_NAMES, (name) => address[name]),
        tags: address.tags.join(", "),
        lat: formatCoordinate(address.lat),
        lon: formatCoordinate(address.lon),
      }
    : {};
