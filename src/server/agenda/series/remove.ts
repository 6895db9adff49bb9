/** Takes an event of a series out of the agenda, and those that come after it. */
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { AnnouncementContext } from "../announce.ts";
import { removeEvent } from "../remove-event.ts";
import { lockTime } from "../store.ts";
import { endSeries, occurrencesFrom, seriesOfEvents } from "./store.ts";

/** The event; what is done already stays. */
export async function removeFollowing(
  db: ShopDb,
  id: string,
  announcing: AnnouncementContext,
): Promise<AgendaEvent | Refusal<"event-unknown">> {
  const series = await occurrencesFrom(db, id);
  await lockTime(
    db,
    series.map(({ event }) => event),
  );
  const [rule] = await seriesOfEvents(db, [id]);
  const removed = await removeEvent(db, id, announcing);
  if (isRefusal(removed) || !rule) return removed;
  for (const { event } of series) {
    if (event.id !== id && event.status !== "DONE") await removeEvent(db, event.id, announcing);
  }
  await endSeries(db, rule.id, rule.due_on);
  return removed;
}
