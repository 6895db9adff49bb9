/** How long a visit lasts for one appliance: the usual length of its type, or the one the shop set for that appliance. */
import { isCategoryId, type CategoryId } from "../../catalogue/categories.ts";
import { interventionNamed, type InterventionName } from "../../catalogue/interventions.ts";
import { isKindId, mainCategoryOf } from "../../catalogue/kinds.ts";
import { storedObject, whole, type Limits } from "../stored.ts";

/** For one appliance kind, or for every appliance of a category: exactly one of the two is given. */
export type SpecialDuration = {
  kind: InterventionName;
  category_id: CategoryId | "";
  kind_id: string;
  minutes: number;
};

export type DurationRules = {
  /** Usual length of a visit by intervention type, in minutes. */
  durations: Readonly<Record<InterventionName, number>>;
  /** At most one for a type and a category or an appliance kind. */
  special_durations: readonly SpecialDuration[];
};

export type VisitedAppliance = {
  kind: InterventionName;
  /** Kind of the catalogue and trade; blank or null when they are not known. */
  kind_id?: string | null | undefined;
  category_id: string | null;
};

export const DURATION_LIMITS: Limits = [5, 720];
export const MOST_SPECIAL_DURATIONS = 100;

/** In minutes, for this appliance alone: its own kind comes before its category, and both before the usual length. */
export function visitMinutes(
  { durations, special_durations }: DurationRules,
  { kind, kind_id, category_id }: VisitedAppliance,
): number {
  const ofType = special_durations.filter((special) => special.kind === kind);
  const trade = category_id || mainCategoryOf(kind_id)?.id;
  const special =
    ofType.find((one) => one.kind_id !== "" && one.kind_id === kind_id) ??
    ofType.find((one) => one.category_id !== "" && one.category_id === trade);
  return special?.minutes ?? durations[kind];
}

type About = { category_id: string; kind_id: string };

/** What the rule is about, the same for two rules that contradict each other. */
export const specialKey = ({ kind, category_id, kind_id }: Omit<SpecialDuration, "minutes">) =>
  `${kind} ${category_id} ${kind_id}`;

export const isAboutOne = ({ category_id, kind_id }: About): boolean =>
  category_id === "" ? isKindId(kind_id) : kind_id === "" && isCategoryId(category_id);

/** Reads what is stored; a rule about nothing that the catalogue knows, or said twice, is left out. */
export function specialDurationsOf(stored: unknown): SpecialDuration[] {
  const read = (Array.isArray(stored) ? stored : []).flatMap((one) => readSpecial(one) ?? []);
  const byKey = new Map(read.map((special) => [specialKey(special), special]));
  return [...byKey.values()].slice(0, MOST_SPECIAL_DURATIONS);
}

function readSpecial(stored: unknown): SpecialDuration | undefined {
  const { kind, category_id, kind_id, minutes } = storedObject(stored);
  const type = interventionNamed(String(kind))?.name;
  const length = whole(minutes, DURATION_LIMITS, 0);
  const about = { category_id: textOf(category_id), kind_id: textOf(kind_id) };
  if (!type || length === 0 || !isAboutOne(about)) return undefined;
  const trade = isCategoryId(about.category_id) ? about.category_id : "";
  return { kind: type, category_id: trade, kind_id: about.kind_id, minutes: length };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
