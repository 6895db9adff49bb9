import type { Instant } from "../../time.ts";
import { APPLIANCE_TEXT_NAMES, type ApplianceTexts, type CatalogueField } from "./fields.ts";

/** A machine of a client (specification §3). `gtin` is shown as « Réf », `serial` as « N° série ». */
export type Appliance = ApplianceTexts &
  Record<CatalogueField, string> & {
    id: string;
    created_at: Instant;
    underwarranty: boolean;
  };

/** A machine on file that is described again: its blanks are filled, nothing is replaced. */
export function filledAppliance(
  known: Appliance,
  given: ApplianceTexts,
): { gained: Partial<ApplianceTexts>; appliance: Appliance } {
  const gained: Partial<ApplianceTexts> = {};
  for (const field of APPLIANCE_TEXT_NAMES)
    if (known[field] === "" && given[field]) gained[field] = given[field];
  return { gained, appliance: { ...known, ...gained } };
}

type NamedAppliance = Pick<Appliance, "kind" | "name" | "brand" | "model">;

/** « Lave-linge Bosch WAX32 », or the name the shop gave it. */
export const applianceLabel = ({ kind, name, brand, model }: NamedAppliance): string =>
  name || [kind, brand, model].filter(Boolean).join(" ");
