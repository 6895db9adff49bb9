import { kindOf } from "../../../../../domain/catalogue/kinds.ts";
import { applianceLabel } from "../../../../../domain/repair/appliance/appliance.ts";
import type { ApplianceDraft } from "../../../../../domain/repair/appliance/draft.ts";
import type { WizardThing } from "../../../../../domain/repair/wizard/draft.ts";

/** « Lave-linge Bosch », « Réparation R2026-00042 » */
export function thingText(thing: WizardThing | null): string {
  if (!thing) return "";
  if (thing.type === "repair") return `Réparation ${thing.reference}`;
  return "kind" in thing.appliance
    ? applianceLabel(thing.appliance)
    : newThingText(thing.appliance);
}

const newThingText = ({ kind_id, ...rest }: ApplianceDraft): string =>
  kind_id ? applianceLabel({ ...rest, kind: kindOf(kind_id).name }) : "";
