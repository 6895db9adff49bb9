/** Plans an urgent visit and puts back those that it delays: all of it or nothing. */
import type { EventInput } from "../../../domain/agenda/event-input.ts";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import type { RoundRefusal } from "../../../domain/agenda/round/reorder.ts";
import { delayVisits, type Delay } from "../../../domain/agenda/urgent/delay.ts";
import { isRefusal } from "../../../domain/decision.ts";
import type { AnnouncementContext } from "../../agenda/announce.ts";
import { moveEvents } from "../../agenda/round/reorder.ts";
import { upsertEvent, type SavingRefusal } from "../../agenda/save-event.ts";
import { lockTime } from "../../agenda/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";

export type UrgentPlan = { input: EventInput; delays: readonly Delay[] };

/** The visit planned. Clients whose announced window changes are told, unless the shop does it. */
export async function planUrgentVisit(
  db: ShopDb,
  { input, delays }: UrgentPlan,
  announcing: AnnouncementContext,
): Promise<AgendaEvent | SavingRefusal | RoundRefusal> {
  const delayed = delays.map(({ to }) => to.user_id);
  await lockTime(db, [{ assigned_to: [...input.assigned_to, ...delayed], resource_ids: null }]);
  const moved =
    delays.length > 0 && (await moveEvents(db, delays, { ...announcing, decide: delayVisits }));
  return moved && isRefusal(moved) ? moved : upsertEvent(db, input, announcing);
}
