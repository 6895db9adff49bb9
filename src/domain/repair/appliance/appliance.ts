import type { Instant } from "../../time.ts";

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
