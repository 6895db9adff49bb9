/** What merging two clients would do, in French and in numbers. */
import { isSameAddress } from "../../../../domain/client/address.ts";
import { LIKENESSES, type Likeness } from "../../../../domain/client/merge/duplicate.ts";
import { fullName } from "../../../../domain/client/names.ts";
import {
  dateOf,
  formatDate,
  formatTime,
  type Instant,
  type Zone,
} from "../../../../domain/time.ts";
import type { ComparedClient } from "./query.ts";

const LIKENESS_FR: Record<Likeness, string> = {
  "same-email": "Même e-mail",
  "same-phone": "Même téléphone",
  "same-name": "Même nom",
  "near-name": "Nom presque pareil",
  "same-street": "Même adresse",
  "same-town": "Même ville",
};

/** Words that a newer server may add are left out. */
export const whyText = (why: readonly string[]): string[] =>
  LIKENESSES.filter((likeness) => why.includes(likeness)).map((likeness) => LIKENESS_FR[likeness]);

/** « 1 réparation », « 3 réparations » */
export const counted = (count: number, noun: string): string =>
  `${count}\u00a0${noun}${count > 1 ? "s" : ""}`;

/** « a, b et c » */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} et ${parts.at(-1)}`;

/** The sentences of the dialog: what goes over to the one that stays, and what it gains. */
export function movesText(from: ComparedClient, into: ComparedClient): string[] {
  const moved = [
    from.repairs.length > 0 ? counted(from.repairs.length, "réparation") : "",
    from.appliances.length > 0 ? counted(from.appliances.length, "appareil") : "",
  ].filter(Boolean);
  const gained = gainedParts(from, into);
  return [
    moved.length > 0
      ? `${listed(moved)} de ${fullName(from)} ${plural(from) ? "rejoignent" : "rejoint"} la fiche gardée.`
      : `${fullName(from)} n’a ni réparation ni appareil\u00a0: seule sa fiche est fusionnée.`,
    ...(gained.length > 0 ? [`La fiche gardée gagne ${listed(gained)}.`] : []),
    "Les factures déjà émises ne changent pas. La fusion peut être annulée.",
  ];
}

type Deed = { at: Instant; by: string | null };

/** « le 21 novembre 2026 à 14 h 30, par Sylvie Roux »: with its year, it may be looked at long after. */
export function whenAndWho({ at, by }: Deed, zone: Zone): string {
  const moment = `le ${formatDate(dateOf(at, zone))} à ${formatTime(at, zone)}`;
  return by ? `${moment}, par ${by}` : moment;
}

type Brought = { repairs: number; appliances: number };

/** « 2 réparations et 1 appareil en sont venus. » */
export function broughtText({ repairs, appliances }: Brought): string {
  const parts = [
    repairs > 0 ? counted(repairs, "réparation") : "",
    appliances > 0 ? counted(appliances, "appareil") : "",
  ].filter(Boolean);
  if (parts.length === 0) return "Ni réparation ni appareil n’en est venu.";
  const isMany = repairs + appliances > 1;
  return `${listed(parts)} en ${isMany ? "sont" : "est"} venu${appliances > 0 ? "" : "e"}${isMany ? "s" : ""}.`;
}

const plural = ({ repairs, appliances }: ComparedClient): boolean =>
  repairs.length + appliances.length > 1;

function gainedParts(from: ComparedClient, into: ComparedClient): string[] {
  const numbers = new Set(into.phones.map(({ number }) => number));
  const phones = from.phones.filter(({ number }) => !numbers.has(number)).length;
  const addresses = from.addresses.filter(
    (address) => !into.addresses.some((known) => isSameAddress(known, address)),
  ).length;
  return [
    phones > 0 ? counted(phones, "téléphone") : "",
    addresses > 0 ? counted(addresses, "adresse") : "",
    from.email && !into.email ? "un e-mail" : "",
    from.note && !into.note.includes(from.note) ? "une note" : "",
  ].filter(Boolean);
}

/** Which one is proposed to stay: who has more repairs, else the older record. */
export function proposedSurvivor(left: ComparedClient, right: ComparedClient): ComparedClient {
  const byRepairs = right.repairs.length - left.repairs.length;
  if (byRepairs !== 0) return byRepairs > 0 ? right : left;
  return right.created_at < left.created_at ? right : left;
}
