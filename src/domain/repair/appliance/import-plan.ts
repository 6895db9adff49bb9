/** What importing a file of appliances would do: each goes to a client whom the shop already has. */
import { isKindId } from "../../catalogue/kinds.ts";
import { openDirectory, type Directory, type Entry } from "../../client/import/directory.ts";
import { isFaulty, type ImportFault } from "../../client/import/import.ts";
import { SEVERAL } from "../../client/import/plan.ts";
import type { ReadRow } from "../../client/import/request.ts";
import type { Instant } from "../../time.ts";
import type { DatedAppliance } from "./draft.ts";
import { FILLED_FIELDS } from "./fields.ts";
import type { ApplianceLine } from "./import.ts";
import { newAppliance } from "./new.ts";

/** A line as it was read, or what is wrong with it. */
export type ApplianceRow = ReadRow<ApplianceLine | ImportFault[]>;

export type OwnedAppliance = DatedAppliance & { client_id: string };

/** Blanks that were filled, with what they were filled with. */
export type ApplianceGain = Partial<Pick<OwnedAppliance, (typeof FILLED_FIELDS)[number]>>;

export type AppliancePlan = {
  created: readonly OwnedAppliance[];
  filled: readonly { id: string; gain: ApplianceGain }[];
  unchanged: number;
  faults: readonly ImportFault[];
};

type Shop = { clients: readonly Entry[]; appliances: readonly OwnedAppliance[] };
type Making = { newId: () => string; at: Instant };

/** Line by line, each step telling how many were looked at. */
export function* planAppliances(
  rows: readonly ApplianceRow[],
  shop: Shop,
  making: Making,
): Generator<number, AppliancePlan> {
  const directory = openDirectory<Entry>([]);
  for (const client of shop.clients) {
    directory.put(client);
    yield 0;
  }
  const work: Work = { directory, shelf: openShelf(shop.appliances), making };
  const faults: ImportFault[] = [];
  for (const [index, { line, read }] of rows.entries()) {
    faults.push(...(isFaulty(read) ? read : placeLine(work, read, line)));
    yield index + 1;
  }
  const { shelf } = work;
  return {
    created: [...shelf.created.values()],
    filled: [...shelf.filled].map(([id, gain]) => ({ id, gain })),
    unchanged: shelf.unchanged,
    faults,
  };
}

type Work = { directory: Directory<Entry>; shelf: Shelf; making: Making };

function placeLine(
  { directory, shelf, making }: Work,
  read: ApplianceLine,
  line: number,
): ImportFault[] {
  const owner = directory.get(read.owner.ref) ?? directory.find(read.owner);
  if (owner === "several") return [{ line, column: "", message: SEVERAL }];
  if (!owner) return [{ line, column: "lastname", message: NOBODY }];
  place(shelf, applianceOf(read, owner.id, making));
  return [];
}

export const NOBODY =
  "Ce client n’est pas dans votre atelier : importez ou créez d’abord sa fiche, puis importez ses appareils.";

function applianceOf(
  { owner: _owner, purchased_on, ...line }: ApplianceLine,
  client_id: string,
  { newId, at }: Making,
): OwnedAppliance {
  return { ...newAppliance({ ...line, id: newId(), created_at: at }), client_id, purchased_on };
}

/** The machines known so far: the shop's, and those of the lines already read. */
type Shelf = {
  bySerial: Map<string, OwnedAppliance>;
  byLook: Map<string, OwnedAppliance>;
  created: Map<string, OwnedAppliance>;
  filled: Map<string, ApplianceGain>;
  unchanged: number;
};

function openShelf(known: readonly OwnedAppliance[]): Shelf {
  const shelf: Shelf = {
    bySerial: new Map(),
    byLook: new Map(),
    created: new Map(),
    filled: new Map(),
    unchanged: 0,
  };
  for (const appliance of known) keep(shelf, appliance);
  return shelf;
}

function keep({ bySerial, byLook }: Shelf, appliance: OwnedAppliance): void {
  if (appliance.serial) bySerial.set(serialKey(appliance), appliance);
  byLook.set(lookKey(appliance), appliance);
}

function place(shelf: Shelf, appliance: OwnedAppliance): void {
  const same = sameOn(shelf, appliance);
  const gain = same && gainOf(same, appliance);
  const kept = same ? { ...same, ...gain } : appliance;
  keep(shelf, kept);
  if (!same || shelf.created.has(same.id)) shelf.created.set(kept.id, kept);
  else if (gain && Object.keys(gain).length > 0)
    shelf.filled.set(same.id, { ...shelf.filled.get(same.id), ...gain });
  else shelf.unchanged++;
}

/** The same serial number; else the same sort, brand and model, unless both have a serial number. */
function sameOn({ bySerial, byLook }: Shelf, appliance: OwnedAppliance) {
  const alike = byLook.get(lookKey(appliance));
  if (!appliance.serial) return alike;
  return bySerial.get(serialKey(appliance)) ?? (alike?.serial === "" ? alike : undefined);
}

/** The same number however it is typed. */
const serialKey = ({ client_id, serial }: OwnedAppliance): string =>
  `${client_id} ${serial.toUpperCase().replace(/[\s\-_./]/g, "")}`;

const lookKey = ({ client_id, kind_id, name, brand, model }: OwnedAppliance): string =>
  [client_id, kind_id, isKindId(kind_id) ? "" : name, brand, model].join("|").toLowerCase();

function gainOf(known: OwnedAppliance, offer: OwnedAppliance): ApplianceGain {
  const blanks = FILLED_FIELDS.filter((field) => !known[field] && offer[field]);
  return Object.fromEntries(blanks.map((field) => [field, offer[field]]));
}
