/** The catalogue as one shop sees it: what its people repair first, the rest after. */
import { CATEGORIES, type Category } from "./categories.ts";
import type { ApplianceKind } from "./kind.ts";
import { searchKinds } from "./search.ts";

export type Shelves = { own: readonly Category[]; others: readonly Category[] };

/** `skills` are the category ids that the users of the shop have, all together (specification §6). */
export const shelvesFor = (skills: readonly string[]): Shelves => ({
  own: CATEGORIES.filter(({ id }) => skills.includes(id)),
  others: CATEGORIES.filter(({ id }) => !skills.includes(id)),
});

const MOST = 12;

/** Kinds by what is typed, best first, those that the shop repairs before those that it does not. */
export function kindsFor(text: string, skills: readonly string[]): readonly ApplianceKind[] {
  const found = searchKinds(text, MOST);
  const repaired = ({ category_ids }: ApplianceKind) =>
    category_ids.some((id) => skills.includes(id));
  return [...found.filter(repaired), ...found.filter((kind) => !repaired(kind))];
}
