/** What importing a file of appliances would do: each goes to a client whom the shop already has. */
import { openDirectory, type Directory, type Entry } from "../../client/import/directory.ts";
import { isFaulty, type ImportFault } from "../../client/import/import.ts";
import { SEVERAL } from "../../client/import/plan.ts";
import type { ReadRow } from "../../client/import/request.ts";
import type { Instant } from "../../time.ts";
import type { ApplianceLine } from "./import.ts";
import {
  addAppliance,
  collectAppliances,
  type ApplianceGain,
  type KnownAppliances,
  type OwnedAppliance,
} from "./known.ts";
import { newAppliance } from "./new.ts";

/** A line as it was read, or what is wrong with it. */
export type ApplianceRow = ReadRow<ApplianceLine | ImportFault[]>;

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
  const known = collectAppliances(shop.appliances);
  const work: Work = { directory, known, making };
  const faults: ImportFault[] = [];
  for (const [index, { line, read }] of rows.entries()) {
    faults.push(...(isFaulty(read) ? read : placeLine(work, read, line)));
    yield index + 1;
  }
  return {
    created: [...known.created.values()],
    filled: [...known.filled].map(([id, gain]) => ({ id, gain })),
    unchanged: known.unchanged,
    faults,
  };
}

type Work = { directory: Directory<Entry>; known: KnownAppliances; making: Making };

function placeLine(
  { directory, known, making }: Work,
  read: ApplianceLine,
  line: number,
): readonly ImportFault[] {
  const owner = directory.get(read.owner.ref) ?? directory.find(read.owner);
  if (owner === "several") return [{ line, column: "", message: SEVERAL }];
  if (!owner) return [{ line, column: "lastname", message: OWNER_UNKNOWN }];
  addAppliance(known, applianceOf(read, owner.id, making));
  return read.aside;
}

export const OWNER_UNKNOWN =
  "Ce client n’est pas dans votre atelier : importez ou créez d’abord sa fiche, puis importez ses appareils.";

function applianceOf(
  { owner: _owner, aside: _aside, purchased_on, ...line }: ApplianceLine,
  client_id: string,
  { newId, at }: Making,
): OwnedAppliance {
  return { ...newAppliance({ ...line, id: newId(), created_at: at }), client_id, purchased_on };
}
