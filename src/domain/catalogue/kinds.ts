import type { Category, CategoryId } from "./categories.ts";
import { categoryOf } from "./categories.ts";
import { drawingOf, type ApplianceKind } from "./kind.ts";
import { BUILDING_KINDS } from "./kinds/building.ts";
import { ELECTRONICS_KINDS } from "./kinds/electronics.ts";
import { HOUSEHOLD_KINDS } from "./kinds/household.ts";

export type { ApplianceKind } from "./kind.ts";

/** Everything a client may ask to have repaired, household first as clients do. */
export const APPLIANCE_KINDS: readonly ApplianceKind[] = [
  ...HOUSEHOLD_KINDS,
  ...ELECTRONICS_KINDS,
  ...BUILDING_KINDS,
].map((entry) => ({ type: entry.id, imgsrc: drawingOf(entry.id), ...entry }));

/** What an unknown id resolves to (specification §3). It belongs to no category and is never listed. */
export const UNKNOWN_KIND = {
  id: "inconnu",
  type: "autre",
  name: "Inconnu",
  imgsrc: drawingOf("inconnu"),
  category_ids: [],
  synonyms: [],
} as const;

const byId = new Map(APPLIANCE_KINDS.map((kind) => [kind.id, kind]));

/** The kind of an id; « Inconnu » for one that the catalogue does not know (any more). */
export const kindOf = (id: string | null | undefined): ApplianceKind | typeof UNKNOWN_KIND =>
  byId.get(id ?? "") ?? UNKNOWN_KIND;

/** The address of an appliance's drawing; null for one that the catalogue does not know (any more). */
export const applianceDrawing = (kind_id: string | null | undefined): string | null =>
  byId.get(kind_id ?? "")?.imgsrc ?? null;

export const isKindId = (id: string): boolean => byId.has(id);

/** Works or a survey: nothing that has a plate. */
export const isWorks = (id: string): boolean => byId.get(id)?.isWorks === true;

export const kindsIn = (category_id: CategoryId): readonly ApplianceKind[] =>
  APPLIANCE_KINDS.filter((kind) => kind.category_ids.includes(category_id));

/** The trade that decides who may repair it; undefined for an unknown kind. */
export const mainCategoryOf = (kind_id: string | null | undefined): Category | undefined =>
  categoryOf(kindOf(kind_id).category_ids[0]);
