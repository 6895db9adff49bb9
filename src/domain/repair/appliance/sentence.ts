import { APPLIANCE_KINDS } from "../../catalogue/kinds.ts";

/** « votre lave-linge Bosch », in a sentence; a name that the shop gave keeps its capital. */
export function yourAppliance(label: string): string {
  const isKind = APPLIANCE_KINDS.some(({ name }) => label.startsWith(name));
  const isAcronym = /^\p{Lu}{2}/u.test(label);
  return `votre ${isKind && !isAcronym ? label.charAt(0).toLowerCase() + label.slice(1) : label}`;
}
