/**
 * The trades of the house, spelled as specification §3 spells them. A user's skills, a shop's trades
 * and an appliance's category are ids of this list: an id never changes once published.
 */
export const CATEGORIES = [
  { id: "gros-electromenager", name: "Gros électroménager" },
  { id: "petit-electromenager", name: "Petit électroménager" },
  { id: "tv-hifi-electronique", name: "TV/Hifi/Electronique" },
  { id: "multimedia-smartphone", name: "Multimedia/Smartphone" },
  { id: "alarme-videosurveillance", name: "Alarme/Videosurveillance" },
  { id: "antenne-internet", name: "Antenne/Internet" },
  { id: "electricite", name: "Electricite" },
  { id: "plomberie", name: "Plomberie" },
  { id: "chauffage", name: "Chauffage" },
  { id: "vitrerie", name: "Vitrerie" },
  { id: "couverture", name: "Couverture" },
  { id: "peinture", name: "Peinture" },
  { id: "sol", name: "Sol" },
  { id: "diagnostic-immobilier", name: "Diagnostic immobilier" },
] as const;

export type Category = (typeof CATEGORIES)[number];
export type CategoryId = Category["id"];

/** Finer divisions of a category; the specification says three and names four, we keep the four. */
export const SUB_CATEGORIES = [
  { id: "nettoyage-des-sols", name: "Nettoyage des sols", category_id: "petit-electromenager" },
  { id: "boissons", name: "Boissons", category_id: "petit-electromenager" },
  { id: "ordinateur", name: "Ordinateur", category_id: "multimedia-smartphone" },
  { id: "internet", name: "Internet", category_id: "antenne-internet" },
] as const;

export type SubCategory = (typeof SUB_CATEGORIES)[number];
export type SubCategoryId = SubCategory["id"];

const byId = new Map<string, Category>(CATEGORIES.map((category) => [category.id, category]));

/** The category of an id from outside; undefined when it is none of the fourteen. */
export const categoryOf = (id: string | null | undefined): Category | undefined =>
  byId.get(id ?? "");

export const isCategoryId = (id: string): id is CategoryId => byId.has(id);
