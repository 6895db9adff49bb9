import { categoryOf } from "../catalogue/categories.ts";
import { kindOf, mainCategoryOf } from "../catalogue/kinds.ts";
import type { Instant } from "../time.ts";

/** A machine of a client (specification §3). `gtin` is shown as « Réf », `serial` as « N° série ». */
export type Appliance = {
  id: string;
  created_at: Instant;
  kind_id: string;
  kind: string;
  name: string;
  brand: string;
  gtin: string;
  model: string;
  type: string;
  serial: string;
  underwarranty: boolean;
  category: string;
  category_id: string;
};

type Given = Pick<Appliance, "id" | "created_at" | "kind_id"> & Partial<Appliance>;

/** An appliance of the catalogue with what is known of it; its words are copied so that they last. */
export function newAppliance(given: Given): Appliance {
  const kind = kindOf(given.kind_id);
  const category = categoryOf(given.category_id) ?? mainCategoryOf(given.kind_id);
  return {
    kind: kind.name,
    name: "",
    brand: "",
    gtin: "",
    model: "",
    type: kind.type,
    serial: "",
    underwarranty: false,
    ...given,
    category: category?.name ?? "",
    category_id: category?.id ?? "",
  };
}

const TOLD = ["name", "brand", "gtin", "model", "serial"] as const;
type Told = Pick<Appliance, (typeof TOLD)[number]>;

/** A machine on file that is described again: its blanks are filled, nothing is replaced. */
export function filledAppliance(
  known: Appliance,
  given: Told,
): { gained: Partial<Told>; appliance: Appliance } {
  const gained: Partial<Told> = {};
  for (const field of TOLD) if (known[field] === "" && given[field]) gained[field] = given[field];
  return { gained, appliance: { ...known, ...gained } };
}

type Named = Pick<Appliance, "kind" | "name" | "brand" | "model">;

/** « Lave-linge Bosch WAX32 », or the name the shop gave it. */
export const applianceLabel = ({ kind, name, brand, model }: Named): string =>
  name || [kind, brand, model].filter(Boolean).join(" ");
