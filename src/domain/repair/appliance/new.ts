/** Apart from the appliance itself: the whole catalogue comes with it, which few screens need. */
import { categoryOf } from "../../catalogue/categories.ts";
import { kindOf, mainCategoryOf } from "../../catalogue/kinds.ts";
import type { Appliance } from "./appliance.ts";
import { BLANK_TEXTS } from "./fields.ts";

type RequiredFields = Pick<Appliance, "id" | "created_at" | "kind_id"> & Partial<Appliance>;

/** An appliance of the catalogue with what is known of it; its words are copied so that they last. */
export function newAppliance(given: RequiredFields): Appliance {
  const kind = kindOf(given.kind_id);
  const category = categoryOf(given.category_id) ?? mainCategoryOf(given.kind_id);
  return {
    ...BLANK_TEXTS,
    kind: kind.name,
    type: kind.type,
    underwarranty: false,
    ...given,
    category: category?.name ?? "",
    category_id: category?.id ?? "",
  };
}
