/** An appliance while it is typed, before it is one: every field is there, dates and words may be missing. */
import { stripInvisible } from "../../validation.ts";
import { CATEGORIES, type Category, type CategoryId } from "../../catalogue/categories.ts";
import { isKindId, isWorks, kindOf } from "../../catalogue/kinds.ts";
import { recordOf } from "../../record.ts";
import { parseLocalDate, type Instant, type LocalDate } from "../../time.ts";
import type { Appliance } from "./appliance.ts";
import { APPLIANCE_TEXT_NAMES, BLANK_TEXTS, type ApplianceTexts } from "./fields.ts";
import { newAppliance } from "./new.ts";

export type ApplianceDraft = ApplianceTexts &
  Pick<Appliance, "id" | "kind_id" | "category_id" | "underwarranty"> & {
    /** "2026-02-28", or what is typed of it so far; optional. */
    purchased_on: string;
  };

/** What is kept of an appliance: the specification's fields and, if known, the day it was bought. */
export type DatedAppliance = Appliance & { purchased_on: LocalDate | null };

/** An empty form; `underwarranty` is false by default (specification §5). */
export const emptyDraft = (id: string): ApplianceDraft => ({
  ...BLANK_TEXTS,
  id,
  kind_id: "",
  category_id: "",
  underwarranty: false,
  purchased_on: "",
});

type KnownAppliance = Omit<ApplianceDraft, "purchased_on"> & { purchased_on?: LocalDate | null };

/** The form of an appliance that the shop knows already. */
export const draftOf = (known: KnownAppliance): ApplianceDraft => ({
  ...recordOf(APPLIANCE_TEXT_NAMES, (name) => known[name]),
  id: known.id,
  kind_id: known.kind_id,
  category_id: known.category_id,
  underwarranty: known.underwarranty,
  purchased_on: known.purchased_on ?? "",
});

/**
 * The trades under which an appliance may be filed: those of its kind that a user of the shop
 * repairs (specification §6), all of them when no user does, and every trade of the shop for a kind
 * that the catalogue does not know.
 */
export function categoryChoices(kind_id: string, skills: readonly string[]): readonly Category[] {
  const { category_ids } = kindOf(kind_id);
  const own: readonly CategoryId[] = category_ids;
  const possible = own.length > 0 ? CATEGORIES.filter(({ id }) => own.includes(id)) : CATEGORIES;
  const repaired = possible.filter(({ id }) => skills.includes(id));
  return (repaired.length > 0 ? repaired : possible).toSorted(
    (a, b) => rankIn(own, a.id) - rankIn(own, b.id),
  );
}

/** The main trade of a kind comes first; trades that it does not name keep the catalogue's order. */
const rankIn = (own: readonly CategoryId[], id: CategoryId): number => {
  const rank = own.indexOf(id);
  return rank < 0 ? own.length : rank;
};

const OF_A_MACHINE = ["brand", "model", "serial", "gtin", "purchased_on"] as const;

/** Whether its plate and its guarantee are asked: not of a roof or a survey, unless something is noted of them. */
export const hasPlate = (draft: ApplianceDraft): boolean =>
  !isWorks(draft.kind_id) ||
  draft.underwarranty ||
  OF_A_MACHINE.some((field) => draft[field] !== "");

/** Another kind: its first possible trade is chosen when the kind says one; what was typed stays. */
export function withKind(
  draft: ApplianceDraft,
  kind_id: string,
  skills: readonly string[],
): ApplianceDraft {
  const [first, ...others] = categoryChoices(kind_id, skills);
  const sure = isKindId(kind_id) || others.length === 0;
  return { ...draft, kind_id, category_id: (sure && first?.id) || "" };
}

const LONGEST = 80;

/** The kind that was found by these words; what the catalogue does not know keeps them as its name. */
export function withFoundKind(
  draft: ApplianceDraft,
  { kind_id, words }: { kind_id: string; words: string },
  skills: readonly string[],
): ApplianceDraft {
  const next = withKind(draft, kind_id, skills);
  const isVague = !isKindId(kind_id) || kind_id.startsWith("autre");
  return isVague && next.name === "" ? { ...next, name: tidy(words) } : next;
}

const tidy = (text: string): string =>
  stripInvisible(text.normalize("NFC"), " ")
    .replace(/\p{Cc}/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST)
    .trim();

/** Spaces around and inside are trimmed, texts cut at eighty characters, an incomplete date is left out. */
export const tidyDraft = (draft: ApplianceDraft): ApplianceDraft => ({
  ...draft,
  ...recordOf(APPLIANCE_TEXT_NAMES, (name) => tidy(draft[name])),
  purchased_on: parseLocalDate(draft.purchased_on) ?? "",
});

export type DraftFault = "kind-missing" | "purchase-date-wrong" | "purchase-date-later";

/** What stands in the way, field by field; an empty object when it can be saved. */
export function draftFaults(
  draft: ApplianceDraft,
  today: LocalDate,
): Partial<Record<keyof ApplianceDraft, DraftFault>> {
  const fault = purchaseFault(draft.purchased_on, today);
  return {
    ...(draft.kind_id === "" && { kind_id: "kind-missing" as const }),
    ...(fault && { purchased_on: fault }),
  };
}

function purchaseFault(purchased_on: string, today: LocalDate): DraftFault | undefined {
  if (purchased_on === "") return undefined;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(purchased_on);
  if (isDay && purchased_on > today) return "purchase-date-later";
  return parseLocalDate(purchased_on) ? undefined : "purchase-date-wrong";
}

/** The appliance as kept, its words copied from the catalogue so that they last. */
export function toAppliance(draft: ApplianceDraft, created_at: Instant): DatedAppliance {
  const { purchased_on, category_id, ...fields } = tidyDraft(draft);
  return {
    ...newAppliance({ ...fields, ...(category_id && { category_id }), created_at }),
    purchased_on: parseLocalDate(purchased_on) ?? null,
  };
}
