/** « J'y suis »: the technician is on the spot. Pressed twice, or again after a lost answer, it is written once. */
import type { AgendaEvent } from "../../domain/agenda/event.ts";
import { refuse, type Refusal } from "../../domain/decision.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { appendItems, arrivalsOf } from "../repair/store.ts";
import { lockEvent } from "./save-event.ts";

/** The event; undefined when there is none of this id. Only a visit still to be done, of a repair, is begun. */
export async function arriveAtVisit(
  db: ShopDb,
  id: string,
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<AgendaEvent | Refusal<"no-visit"> | undefined> {
  const event = await lockEvent(db, id);
  if (!event) return undefined;
  const { shop_id, repair_id, status } = event;
  if (!repair_id || status !== "TODO") return refuse("no-visit");
  const known = await arrivalsOf(db, [repair_id]);
  if (known.some(({ event_id }) => event_id === id)) return event;
  const written = { shop_id, repair_id, author, at };
  await appendItems(db, written, [{ type: "TechnicianArrived", payload: { event_id: id } }]);
  return event;
}
