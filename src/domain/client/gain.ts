/**
 * What a client's record gained from another record or from a file, stored exactly, so that it can be
 * taken back. Only what was not changed since is taken back: a correction is kept.
 */
import { ADDRESS_TEXT_NAMES, type AddressText } from "./address-fields.ts";
import { isSameAddress, type Address } from "./address.ts";
import type { Client } from "./client.ts";
import { CLIENT_TEXT_NAMES, type ClientText } from "./fields.ts";
import type { Phone } from "./phone/phone.ts";

/** Every text but the last name, which no record lacks. */
export type GainedField = Exclude<ClientText, "lastname">;
export const GAINED_FIELDS: readonly GainedField[] = CLIENT_TEXT_NAMES.filter(
  (name) => name !== "lastname",
);
export type GainedFields = Partial<Record<GainedField, { from: string; to: string }>>;

/** `addresses` are whole, under the ids they were given in this record. */
export type Gain = {
  fields: GainedFields;
  phones: readonly Phone[];
  addresses: readonly Address[];
};

/** What is taken back of a gain: the values that return, and what goes. */
export type Loss = {
  fields: Partial<Record<GainedField, string>>;
  phones: readonly Phone[];
  address_ids: readonly string[];
};

type Fillable = Pick<Client, GainedField | "phones" | "addresses">;
/** Another record of the same client, or a line of a file. */
export type Offer = Fillable;

/** Blanks filled, phones and addresses that were not known; nothing replaced. `newId` names the copies. */
export function gainOf(known: Fillable, offer: Offer, newId: () => string): Gain {
  return {
    fields: blanksOf(known, offer),
    phones: offer.phones.filter(
      ({ number }, index) =>
        !known.phones.some((phone) => phone.number === number) &&
        offer.phones.findIndex((phone) => phone.number === number) === index,
    ),
    addresses: offer.addresses
      .filter((address) => !known.addresses.some((other) => isSameAddress(other, address)))
      .map((address) => ({ ...address, address_id: newId() })),
  };
}

function blanksOf(known: Fillable, offer: Offer): GainedFields {
  const filled = GAINED_FIELDS.filter((field) => known[field] === "" && offer[field] !== "");
  return Object.fromEntries(filled.map((field) => [field, { from: "", to: offer[field] }]));
}

export const isEmptyGain = ({ fields, phones, addresses }: Gain): boolean =>
  Object.keys(fields).length + phones.length + addresses.length === 0;

/** The record once it has gained. */
export const withGain = <Known extends Fillable>(known: Known, gain: Gain): Known => ({
  ...known,
  ...Object.fromEntries(Object.entries(gain.fields).map(([field, { to }]) => [field, to])),
  phones: [...known.phones, ...gain.phones],
  addresses: [...known.addresses, ...gain.addresses],
});

/** What may be taken back from the record as it is today. */
export function lossOf(today: Fillable, gain: Gain): Loss {
  return {
    fields: fieldsBack(today, gain),
    phones: gain.phones.filter(({ name, number }) =>
      today.phones.some((phone) => phone.number === number && phone.name === name),
    ),
    address_ids: gain.addresses
      .filter((address) => today.addresses.some((other) => isUntouched(other, address)))
      .map(({ address_id }) => address_id),
  };
}

function fieldsBack(today: Fillable, { fields }: Gain): Loss["fields"] {
  const back: Loss["fields"] = {};
  for (const field of GAINED_FIELDS) {
    const change = fields[field];
    if (change && today[field] === change.to) back[field] = change.from;
    else if (change && field === "note") Object.assign(back, noteBack(today.note, change));
  }
  return back;
}

/** A note written on since keeps what was written, and loses only the piece that was joined. */
function noteBack(note: string, { from, to }: { from: string; to: string }): { note?: string } {
  const joined = to.startsWith(from) ? to.slice(from.length) : to;
  const at = from === "" ? -1 : note.indexOf(joined);
  return at < 0 ? {} : { note: note.slice(0, at) + note.slice(at + joined.length) };
}

/** Compared by `isSameAddress`, whatever the spelling. */
const isSpelled = (name: AddressText): boolean => ["street", "complement", "zip"].includes(name);

const isUntouched = (today: Address, given: Address): boolean =>
  today.address_id === given.address_id &&
  isSameAddress(today, given) &&
  ADDRESS_TEXT_NAMES.every((name) => isSpelled(name) || today[name] === given[name]) &&
  today.lat === given.lat &&
  today.lon === given.lon &&
  [...today.tags].sort().join() === [...given.tags].sort().join();
