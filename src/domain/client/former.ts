/** What a correction of a client's record replaced, part by part, in words: what was taken away and what was added. */
import { formatAddress, type Address } from "./address.ts";
import type { ClientContent } from "./client.ts";
import { formatPhone, type Phone } from "./phone/phone.ts";

/** Fields of a client besides the name and the type. */
export type ClientPart = "siren" | "email" | "note" | "phone" | "address";
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

const PARTS: readonly (readonly [ClientPart, (client: ClientContent) => Value[]])[] = [
  ["siren", ({ siren }) => text(siren)],
  ["email", ({ email }) => text(email)],
  ["note", ({ note }) => text(note)],
  ["phone", ({ phones }) => phones.map(phone)],
  ["address", ({ addresses }) => addresses.map(address)],
];

/** A part of which no word changed, as the position of an address, is left out. */
export const formerValues = (from: ClientContent, to: ClientContent): FormerValue[] =>
  PARTS.flatMap(([part, valuesOf]) => {
    const { before, after } = difference(valuesOf(from), valuesOf(to));
    return before.length + after.length > 0 ? [{ part, before, after }] : [];
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
