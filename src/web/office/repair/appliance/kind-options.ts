/** What the appliance picker offers at each moment, in groups; one list for the keyboard. */
import {
  categoryOf,
  SUB_CATEGORIES,
  type Category,
} from "../../../../domain/catalogue/categories.ts";
import { kindsIn, UNKNOWN_KIND } from "../../../../domain/catalogue/kinds.ts";
import { kindsFor, shelvesFor } from "../../../../domain/catalogue/shelves.ts";

export type PickerOption = { sort: "shelf" | "kind" | "back"; id: string; name: string };
export type PickerGroup = { title: string; options: readonly PickerOption[] };

type KindSearch = { text: string; shelf: string; skills: readonly string[] };

const OTHER: PickerOption = { sort: "kind", id: UNKNOWN_KIND.id, name: "Autre appareil" };
const BACK: PickerOption = { sort: "back", id: "back", name: "Tous les métiers" };

/** What is typed is searched everywhere; otherwise the trades, or the appliances of the one opened. */
export function pickerGroups({ text, shelf, skills }: KindSearch): PickerGroup[] {
  if (text.trim() !== "") return [foundGroup(text, skills)];
  const opened = categoryOf(shelf);
  if (opened) return shelfGroups(opened);
  const { own, others } = shelvesFor(skills);
  const groups = [
    {
      title: own.length > 0 ? "Vos métiers" : "Métiers",
      options: (own.length > 0 ? own : others).map(ofShelf),
    },
    { title: "Autres métiers", options: (own.length > 0 ? others : []).map(ofShelf) },
    { title: "Hors catalogue", options: [OTHER] },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** The appliances of a trade, those of a finer division under its name. */
function shelfGroups({ id, name }: Category): PickerGroup[] {
  const kinds = kindsIn(id);
  const divisions = SUB_CATEGORIES.filter(({ category_id }) => category_id === id).map((one) => ({
    title: one.name,
    options: kinds.filter(({ sub_category_id }) => sub_category_id === one.id).map(ofKind),
  }));
  const whole = {
    title: name,
    options: kinds.filter((kind) => !isDivided(kind.sub_category_id, id)).map(ofKind),
  };
  const groups = [whole, ...divisions].filter(({ options }) => options.length > 0);
  return groups.map((group, index) =>
    index === groups.length - 1 ? { ...group, options: [...group.options, BACK] } : group,
  );
}

const isDivided = (sub_id: string | undefined, category_id: string): boolean =>
  SUB_CATEGORIES.some((one) => one.id === sub_id && one.category_id === category_id);

/** In the order in which they are read. */
export const pickerOptions = (groups: readonly PickerGroup[]): readonly PickerOption[] =>
  groups.flatMap(({ options }) => options);

function foundGroup(text: string, skills: readonly string[]): PickerGroup {
  const found = kindsFor(text, skills);
  const title = found.length > 0 ? "Appareils trouvés" : "Aucun appareil de ce nom";
  return { title, options: [...found.map(ofKind), OTHER] };
}

const ofKind = ({ id, name }: { id: string; name: string }): PickerOption => ({
  sort: "kind",
  id,
  name,
});

const ofShelf = ({ id, name }: Category): PickerOption => ({ sort: "shelf", id, name });
