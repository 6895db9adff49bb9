/**
 * Is a visitor somebody the shop already knows? Found by e-mail or phone, told apart by name.
 *
 * - Compatible name and the same e-mail or phone: the same client, found again.
 * - The same e-mail or phone under another name (a couple, a parent, a family landline): a new client,
 *   told to be `related` to the others, so that the sheet shows it and nobody is confused with another.
 * - Several compatible candidates: the one that matches on both e-mail and phone when it is alone,
 *   else a new client, `related` to all of them: the shop merges, never the machine.
 *
 * What a visitor types never changes the record of a recognised client: it waits for the shop (proposal.ts).
 */
import type { Client } from "./client.ts";
import { nameKey } from "./names.ts";
import type { Phone } from "./phone/phone.ts";

/** As a visitor gives it: names filed, e-mail normalised or empty, phones in E.164. */
export type Contact = {
  lastname: string;
  firstname: string;
  email: string;
  phones: readonly Phone[];
};

type Candidate = Pick<Client, "id" | "lastname" | "firstname" | "email" | "phones"> & {
  /** Those of the records that were merged into this one. */
  former_emails?: readonly string[];
};

export type Recognition =
  | { found: "same"; client_id: string }
  | { found: "none" | "namesake" | "ambiguous"; related: readonly string[] };

export function recognise(contact: Contact, candidates: readonly Candidate[]): Recognition {
  const near = candidates.filter((candidate) => reach(contact, candidate) > 0);
  const alike = near.filter((candidate) => compatibleNames(contact, candidate));
  const sure = alike.filter((candidate) => reach(contact, candidate) === 2);
  const [only, ...others] = sure.length > 0 ? sure : alike;
  if (only && others.length === 0) return { found: "same", client_id: only.id };
  const related = near.map(({ id }) => id);
  if (only) return { found: "ambiguous", related };
  return { found: related.length > 0 ? "namesake" : "none", related };
}

/** 2: both e-mail and phone match; 1: one of them; 0: neither. */
function reach(contact: Contact, candidate: Candidate): number {
  const emails = [candidate.email, ...(candidate.former_emails ?? [])];
  const email =
    contact.email !== "" && emails.some((known) => known.toLowerCase() === contact.email);
  const numbers = new Set(candidate.phones.map(({ number }) => number));
  const phone = contact.phones.some(({ number }) => numbers.has(number));
  return Number(email) + Number(phone);
}

type Named = Pick<Contact, "lastname" | "firstname">;

/** Same last name, and first names that do not contradict: « J. » goes with « Jean », a blank with any. */
export function compatibleNames(left: Named, right: Named): boolean {
  if (nameKey(left.lastname) !== nameKey(right.lastname)) return false;
  const [first, second] = [nameKey(left.firstname), nameKey(right.firstname)];
  return first === second || abridges(first, second) || abridges(second, first);
}

const abridges = (short: string, long: string): boolean =>
  short.length <= 1 && long.startsWith(short);
