/** The lengths of their own as the settings show them: what each is about, and what may still be added. */
import { CATEGORIES, categoryOf } from "../../../../../domain/catalogue/categories.ts";
import type { InterventionName } from "../../../../../domain/catalogue/interventions.ts";
import { APPLIANCE_KINDS, kindOf, mainCategoryOf } from "../../../../../domain/catalogue/kinds.ts";
import { ONLINE } from "../../../../../domain/shop/booking-rules.ts";
import {
  MOST_SPECIAL_DURATIONS,
  specialKey,
  type DurationRules,
  type SpecialDuration,
} from "../../../../../domain/shop/duration/duration.ts";

type About = Pick<SpecialDuration, "category_id" | "kind_id">;
type Group = { group: string; items: { value: string; label: string }[] };

/** « Lave-linge », « Gros électroménager, tous les appareils ». */
export const aboutText = ({ category_id, kind_id }: About): string =>
  kind_id === ""
    ? `${categoryOf(category_id)?.name ?? ""}, tous les appareils`
    : kindOf(kind_id).name;

const CATEGORY = "category ";

/** What a length of its own may be about: whole categories, then the appliances by category. */
export const ABOUT_CHOICES: readonly Group[] = [
  {
    group: "Toute une catégorie",
    items: CATEGORIES.map(({ id, name }) => ({ value: `${CATEGORY}${id}`, label: name })),
  },
  ...CATEGORIES.map(({ id, name }) => ({
    group: name,
    items: APPLIANCE_KINDS.filter((kind) => mainCategoryOf(kind.id)?.id === id).map((kind) => ({
      value: kind.id,
      label: kind.name,
    })),
  })).filter(({ items }) => items.length > 0),
];

function aboutOf(value: string): About {
  if (!value.startsWith(CATEGORY)) return { category_id: "", kind_id: value };
  return { category_id: categoryOf(value.slice(CATEGORY.length))?.id ?? "", kind_id: "" };
}

/** The types that have no other length of their own for this. */
export function typesFor(
  about: About,
  specials: readonly SpecialDuration[],
): readonly InterventionName[] {
  const taken = new Set(specials.map(specialKey));
  return ONLINE.filter((kind) => !taken.has(specialKey({ ...about, kind })));
}

/** One more, with the usual length to begin with; the same ones when every type has its own already. */
export function withAdded(
  { durations, special_durations }: DurationRules,
  value: string,
): readonly SpecialDuration[] {
  const about = aboutOf(value);
  const [kind] = typesFor(about, special_durations);
  if (!kind || special_durations.length >= MOST_SPECIAL_DURATIONS) return special_durations;
  return [...special_durations, { ...about, kind, minutes: durations[kind] }];
}
