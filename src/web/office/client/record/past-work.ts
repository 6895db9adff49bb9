/** What the shop did for a client, put in order: his repairs, those of each appliance, and the journal of all. */
import { applianceLabel } from "../../../../domain/repair/appliance/appliance.ts";
import { epochOf, type Instant } from "../../../../domain/time.ts";

type Dated = { created_at: Instant };
const latestFirst = (a: Dated, b: Dated): number => epochOf(b.created_at) - epochOf(a.created_at);

/** Open ones first, then the latest. */
export const byUse = <Repair extends Dated & { archived: boolean }>(
  repairs: readonly Repair[],
): Repair[] =>
  repairs.toSorted((a, b) => Number(a.archived) - Number(b.archived) || latestFirst(a, b));

/** The repairs of one appliance, the latest first. */
export const repairsOf = <Repair extends Dated & { appliance: { id: string } | null }>(
  appliance_id: string,
  repairs: readonly Repair[],
): Repair[] =>
  repairs.filter(({ appliance }) => appliance?.id === appliance_id).toSorted(latestFirst);

type Worked<Item> = {
  id: string;
  reference: string;
  appliance: Parameters<typeof applianceLabel>[0] | null;
  items: readonly Item[];
};

/** The journals of all the repairs as one, the latest first; each line says which repair it is of. */
export const historyOf = <Item extends Dated>(repairs: readonly Worked<Item>[]) =>
  repairs
    .flatMap(({ id, reference, appliance, items }) =>
      items.map((item, rank) => ({
        ...item,
        rank,
        repair_id: id,
        about: aboutOf(reference, appliance),
      })),
    )
    .toSorted((a, b) => latestFirst(a, b) || b.rank - a.rank);

/** « R2026-00042, Lave-linge Bosch » */
const aboutOf = (reference: string, appliance: Worked<unknown>["appliance"]): string =>
  appliance ? `${reference}, ${applianceLabel(appliance)}` : reference;
