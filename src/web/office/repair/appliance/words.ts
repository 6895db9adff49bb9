import { applianceLabel } from "../../../../domain/repair/appliance/appliance.ts";

const LEAST = 4;

/** The serial number worth asking about; "" while it is too short to mean one machine. */
export function serialToAsk(serial: string): string {
  const tidy = serial.replace(/\s+/g, " ").trim();
  return tidy.length < LEAST ? "" : tidy;
}

type KnownAppliance = Parameters<typeof applianceLabel>[0] & { repairs: readonly unknown[] };

/** « Déjà connu : Lave-linge Bosch WAX32, 2 réparations » */
export const knownText = (appliance: KnownAppliance): string =>
  `Déjà connu\u00a0: ${applianceLabel(appliance)}, ${repairsText(appliance.repairs.length)}`;

export function repairsText(count: number): string {
  if (count === 0) return "aucune réparation";
  return count === 1 ? "1 réparation" : `${count} réparations`;
}
