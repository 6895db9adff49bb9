/** The appliances that an import compares its lines with, and what each line adds to them. */
import { isKindId } from "../../catalogue/kinds.ts";
import type { DatedAppliance } from "./draft.ts";
import { FILLED_FIELDS } from "./fields.ts";

export type OwnedAppliance = DatedAppliance & { client_id: string };

/** Blanks that were filled, with what they were filled with. */
export type ApplianceGain = Partial<Pick<OwnedAppliance, (typeof FILLED_FIELDS)[number]>>;

/** The machines known so far: the shop's, and those of the lines already read. */
export type KnownAppliances = {
  bySerial: Map<string, OwnedAppliance>;
  byLook: Map<string, OwnedAppliance>;
  created: Map<string, OwnedAppliance>;
  filled: Map<string, ApplianceGain>;
  unchanged: number;
};

export function collectAppliances(appliances: readonly OwnedAppliance[]): KnownAppliances {
  const known: KnownAppliances = {
    bySerial: new Map(),
    byLook: new Map(),
    created: new Map(),
    filled: new Map(),
    unchanged: 0,
  };
  for (const appliance of appliances) index(known, appliance);
  return known;
}

function index({ bySerial, byLook }: KnownAppliances, appliance: OwnedAppliance): void {
  if (appliance.serial) bySerial.set(serialKey(appliance), appliance);
  byLook.set(lookKey(appliance), appliance);
}

/** A machine that is known gains what it lacked; another one is created. */
export function addAppliance(known: KnownAppliances, appliance: OwnedAppliance): void {
  const same = sameAs(known, appliance);
  const gain = same && gainOf(same, appliance);
  const kept = same ? { ...same, ...gain } : appliance;
  index(known, kept);
  if (!same || known.created.has(same.id)) known.created.set(kept.id, kept);
  else if (gain && Object.keys(gain).length > 0)
    known.filled.set(same.id, { ...known.filled.get(same.id), ...gain });
  else known.unchanged++;
}

/** The same serial number; else the same sort, brand and model, unless both have a serial number. */
function sameAs({ bySerial, byLook }: KnownAppliances, appliance: OwnedAppliance) {
  const alike = byLook.get(lookKey(appliance));
  if (!appliance.serial) return alike;
  return bySerial.get(serialKey(appliance)) ?? (alike?.serial === "" ? alike : undefined);
}

/** The same number however it is typed. */
const serialKey = ({ client_id, serial }: OwnedAppliance): string =>
  `${client_id} ${serial.toUpperCase().replace(/[\s\-_./]/g, "")}`;

const lookKey = ({ client_id, kind_id, name, brand, model }: OwnedAppliance): string =>
  [client_id, kind_id, isKindId(kind_id) ? "" : name, brand, model].join("|").toLowerCase();

function gainOf(before: OwnedAppliance, offer: OwnedAppliance): ApplianceGain {
  const blanks = FILLED_FIELDS.filter((field) => !before[field] && offer[field]);
  return Object.fromEntries(blanks.map((field) => [field, offer[field]]));
}
