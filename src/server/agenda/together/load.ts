/** What a letter about a visit for several appliances says of the others. */
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import type { OtherAppliance } from "../../../domain/message/appointment.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadAppliances } from "../../repair/appliance/store.ts";
import { loadRepairs } from "../../repair/store.ts";
import { othersOfVisit } from "../store.ts";

export type Together = {
  /** Those of the visit that are still to be done. */
  others: OtherAppliance[];
  /** The repairs whose appointments were cancelled with it. */
  references: string[];
};

type Announced = { origin: string; together?: readonly AgendaEvent[] };

export async function loadTogether(
  db: ShopDb,
  event: Pick<AgendaEvent, "id" | "visit_id">,
  { origin, together = [] }: Announced,
): Promise<Together> {
  if (!event.visit_id) return { others: [], references: [] };
  const standing = await othersOfVisit(db, event);
  const repairs = await loadRepairs(db, repairsOf([...standing, ...together]));
  const appliances = await loadAppliances(
    db,
    repairs.flatMap(({ appliance_id }) => appliance_id ?? []),
  );
  const ofRepair = (repair_id: string | null) => repairs.find(({ id }) => id === repair_id);
  return {
    others: standing.flatMap(({ repair_id }) => {
      const repair = ofRepair(repair_id);
      const kind = appliances.find(({ id }) => id === repair?.appliance_id)?.kind;
      const url = `${origin}/suivi/${repair?.sheetid}`;
      return repair ? [{ appliance: kind || "Autre appareil", url }] : [];
    }),
    references: together.flatMap(({ repair_id }) => ofRepair(repair_id)?.reference ?? []),
  };
}

const repairsOf = (events: readonly AgendaEvent[]): string[] =>
  events.flatMap(({ repair_id }) => repair_id ?? []);
