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

const DESCRIBED_FIELDS = ["name", "brand", "gtin", "model", "serial"] as const;
type DescribedFields = Pick<Appliance, (typeof DESCRIBED_FIELDS)[number]>;

/** A machine on file that is described again: its blanks are filled, nothing is replaced. */
export function filledAppliance(
  known: Appliance,
  given: DescribedFields,
): { gained: Partial<DescribedFields>; appliance: Appliance } {
  const gained: Partial<DescribedFields> = {};
  for (const field of DESCRIBED_FIELDS)
    if (known[field] === "" && given[field]) gained[field] = given[field];
  return { gained, appliance: { ...known, ...gained } };
}

type NamedAppliance = Pick<Appliance, "kind" | "name" | "brand" | "model">;

/** « Lave-linge Bosch WAX32 », or the name the shop gave it. */
export const applianceLabel = ({ kind, name, brand, model }: NamedAppliance): string =>
  name || [kind, brand, model].filter(Boolean).join(" ");
