/** What a correction of a client's record replaced, part by part, in words: what was taken away and what was added. */
import { formatAddress, type Address } from "./address.ts";
import type { ClientContent } from "./client.ts";
import { formatPhone, type Phone } from "./phone/phone.ts";
import { isSame, keysOf } from "../record.ts";

export type ClientPart = keyof typeof PARTS;
export type Difference = { before: readonly string[]; after: readonly string[] };
export type FormerValue = Difference & { part: ClientPart };
/** As read over a wire. */
export type KeptValue = Difference & { part: string };

/** `exact` also says what the words of a phone or an address leave out. */
type Value = { words: string; exact: string };

const text = (words: string): Value[] => (words ? [{ words, exact: words }] : []);
const phone = ({ name, number }: Phone): Value => {
  const words = formatPhone(number);
  return { words, exact: `${words} (${name})` };
};
const address = ({ tags, ...lines }: Address): Value => {
  const words = formatAddress(lines);
  return { words, exact: tags.length > 0 ? `${words} (${tags.join(", ")})` : words };
};

/** What is stored of a part, and the same in words. */
const part = <Stored>(
  stored: (client: ClientContent) => Stored,
  valuesOf: (stored: Stored) => Value[],
) => ({ stored, values: (client: ClientContent) => valuesOf(stored(client)) });

/** Fields of a client besides the name and the type. */
const PARTS = {
  siren: part(({ siren }) => siren, text),
  vat_number: part(({ vat_number }) => vat_number, text),
  email: part(({ email }) => email, text),
  note: part(({ note }) => note, text),
  phone: part(
    ({ phones }) => phones,
    (phones) => phones.map(phone),
  ),
  address: part(
    ({ addresses }) => addresses,
    (addresses) => addresses.map(address),
  ),
};

export const CLIENT_PARTS: readonly ClientPart[] = keysOf(PARTS);

/** The parts that a correction stores otherwise, were it only the position of an address. */
export const changedParts = (from: ClientContent, to: ClientContent): ClientPart[] =>
  keysOf(PARTS).filter((one) => !isSame(PARTS[one].stored(from), PARTS[one].stored(to)));

/** A part of which no word changed, as the position of an address, is left out. */
export const formerValues = (from: ClientContent, to: ClientContent): FormerValue[] =>
  keysOf(PARTS).flatMap((one) => {
    const { values } = PARTS[one];
    const { before, after } = difference(values(from), values(to));
    return before.length + after.length > 0 ? [{ part: one, before, after }] : [];
  });

function difference(from: readonly Value[], to: readonly Value[]): Difference {
  const [gone, come] = [without(from, to), without(to, from)];
  const isReordered =
    gone.length + come.length === 0 && from.some(({ exact }, at) => exact !== to[at]?.exact);
  return isReordered
    ? { before: from.map(({ words }) => words), after: to.map(({ words }) => words) }
    : { before: wordsBeside(gone, come), after: wordsBeside(come, gone) };
}

const without = (values: readonly Value[], others: readonly Value[]): Value[] =>
  values.filter(({ exact }) => !others.some((other) => other.exact === exact));

/** The same number under another name needs that name to be told from what it was. */
const wordsBeside = (values: readonly Value[], others: readonly Value[]): string[] =>
  values.map(({ words, exact }) => (others.some((one) => one.words === words) ? exact : words));
