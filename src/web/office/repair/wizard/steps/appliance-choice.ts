import type { WizardThing } from "../../../../../domain/repair/wizard/draft.ts";
import type { Thing } from "../../appliance/client-appliances.tsx";

/** The line of the list that is chosen: a machine's own id, or its repair's. */
export const pickedId = (thing: WizardThing | null): string | undefined =>
  thing?.type === "repair" ? thing.repair_id : thing?.appliance.id;

/** What the call is about, from the line that was chosen. */
export function thingFrom(picked: Exclude<Thing, "new">): WizardThing {
  if ("appliance" in picked) return { type: "appliance", appliance: picked.appliance };
  const { id, reference, appliance } = picked.repair;
  return { type: "repair", repair_id: id, reference, appliance };
}
