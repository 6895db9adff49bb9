import { uncapital } from "../../catalogue/uncapital.ts";
import { APPLIANCE_KINDS } from "../../catalogue/kinds.ts";

/** « votre lave-linge Bosch », in a sentence; a name that the shop gave keeps its capital. */
export function yourAppliance(label: string): string {
  const isKind = APPLIANCE_KINDS.some(({ name }) => label.startsWith(name));
  return `votre ${isKind ? uncapital(label) : label}`;
}
