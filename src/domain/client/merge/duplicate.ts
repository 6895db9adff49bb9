/**
 * Why two records look like one client. A shared e-mail or telephone under other first names is a
 * couple or a family: a hint, never more. Names alone are homonyms; names with a place, a telephone or
 * an e-mail are most likely one person, and the shop decides (see merge.ts).
 */
import { typingErrors } from "../../catalogue/typing.ts";
import type { Address } from "../address.ts";
import type { Client } from "../client.ts";
import { nameKey } from "../names.ts";
import { compatibleNames } from "../same-client.ts";

export const LIKENESSES = [
  "same-email",
  "same-phone",
  "same-name",
  "near-name",
  "same-street",
  "same-town",
] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** `sure` and `likely` are proposed to be merged; `weak` is only worth a look while typing. */
export const STRENGTHS = ["none", "weak", "likely", "sure"] as const;
export type Strength = (typeof STRENGTHS)[number];

export type Resemblance = { why: readonly Likeness[]; strength: Strength };

type Place = Pick<Address, "street" | "zip" | "city">;
/** What two records are compared by; a form being typed has no address yet. */
export type Comparable = Pick<Client, "lastname" | "firstname" | "email"> & {
  phones: readonly { number: string }[];
  addresses: readonly Place[];
};

export function resemblance(left: Comparable, right: Comparable): Resemblance {
  const facts: Record<Likeness, boolean> = {
    "same-email": left.email !== "" && left.email.toLowerCase() === right.email.toLowerCase(),
    "same-phone": share(left.phones, right.phones, ({ number }) => number),
    "same-name": compatibleNames(left, right),
    "near-name": nearNames(left, right),
    "same-street": share(left.addresses, right.addresses, streetKey),
    "same-town": share(left.addresses, right.addresses, townKey),
  };
  // A street says its town, a name its near spellings.
  if (facts["same-street"]) facts["same-town"] = false;
  if (facts["same-name"]) facts["near-name"] = false;
  return { why: LIKENESSES.filter((fact) => facts[fact]), strength: strengthOf(facts) };
}

function strengthOf(facts: Record<Likeness, boolean>): Strength {
  const reached = facts["same-email"] || facts["same-phone"];
  const twice = facts["same-email"] && facts["same-phone"];
  if (facts["same-name"]) {
    if (reached || facts["same-street"]) return "sure";
    return facts["same-town"] ? "likely" : "weak";
  }
  if (facts["near-name"]) return nearStrength(facts, reached);
  if (twice) return "likely";
  return reached ? "weak" : "none";
}

function nearStrength(facts: Record<Likeness, boolean>, reached: boolean): Strength {
  if (reached || facts["same-street"]) return "likely";
  return facts["same-town"] ? "weak" : "none";
}

function share<Item>(
  left: readonly Item[],
  right: readonly Item[],
  keyOf: (item: Item) => string,
): boolean {
  const keys = new Set(left.map(keyOf).filter(Boolean));
  return right.some((item) => keys.has(keyOf(item)));
}

const streetKey = ({ street, zip }: Place): string =>
  nameKey(street) && `${zip} ${nameKey(street)}`;
const townKey = ({ zip, city }: Place): string =>
  zip && nameKey(city) ? `${zip} ${nameKey(city)}` : "";

type Named = Pick<Comparable, "lastname" | "firstname">;

/** One typing error, two in a long name, or the two names exchanged; « Jean » and « Jeanne » are two people. */
export function nearNames(left: Named, right: Named): boolean {
  const [last, first] = [nameKey(left.lastname), nameKey(left.firstname)];
  const [otherLast, otherFirst] = [nameKey(right.lastname), nameKey(right.firstname)];
  if (first !== "" && last === otherFirst && first === otherLast) return true;
  if (first === otherFirst) return mistyped(last, otherLast);
  return last === otherLast && mistyped(first, otherFirst) && !isOtherName(first, otherFirst);
}

const SHORTEST_MISTYPED = 4;
const LONG = 9;

function mistyped(left: string, right: string): boolean {
  const shortest = Math.min(left.length, right.length);
  if (shortest < SHORTEST_MISTYPED || left === right) return false;
  const most = shortest >= LONG ? 2 : 1;
  // Each letter more is an error: words of other lengths need no comparing letter by letter.
  return Math.abs(left.length - right.length) <= most && typingErrors(left, right) <= most;
}

/** A longer form is another first name: Jean and Jeanne, Michel and Michèle, Paul and Paule. */
const isOtherName = (left: string, right: string): boolean =>
  left.startsWith(right) || right.startsWith(left);

/** Those that look like what is being typed, the likeliest first; those that do not are left out. */
export function rankSimilar<Candidate extends Comparable>(
  typed: Comparable,
  candidates: readonly Candidate[],
): (Resemblance & { client: Candidate })[] {
  return candidates
    .map((client) => ({ client, ...resemblance(typed, client) }))
    .filter(({ client, strength }) => strength !== "none" || soundsLike(typed, client))
    .sort(byStrength);
}

/**
 * Worth a look while a name is typed, too little to merge two records: both names in one field, exchanged, or with
 * an error in each. First names that are two, as « Jean » and « Jeanne », are two people.
 */
function soundsLike(typed: Named, known: Named): boolean {
  const [last, first] = [nameKey(typed.lastname), nameKey(typed.firstname)];
  const [otherLast, otherFirst] = [nameKey(known.lastname), nameKey(known.firstname)];
  if (first === "" && last.length < LONG) return mistyped(last, otherLast);
  if (last === otherLast && isOtherName(first, otherFirst)) return false;
  return [otherLast + otherFirst, otherFirst + otherLast].some(
    (whole) => whole === last + first || mistyped(last + first, whole),
  );
}

/** The strongest first, then whoever has more in common. */
export const byStrength = (left: Resemblance, right: Resemblance): number =>
  STRENGTHS.indexOf(right.strength) - STRENGTHS.indexOf(left.strength) ||
  right.why.length - left.why.length;

/** Alike enough to be shown to the shop as one client twice. */
export const isDuplicate = ({ strength }: Resemblance): boolean =>
  strength === "sure" || strength === "likely";
