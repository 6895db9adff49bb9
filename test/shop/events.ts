/** Appointments as rows, for what the agenda shows of them. */
import type { TestDatabase } from "../database.ts";
import { insertRow } from "./garonne.ts";

type EventRow = { shop_id: string; id: string } & Readonly<Record<string, unknown>>;

/** Who goes copies the busy time and the status of the event. */
export async function insertEventRow(
  database: Pick<TestDatabase, "asOwner">,
  event: EventRow,
  user_ids: readonly string[],
): Promise<void> {
  await insertRow(database, "app.event", event);
  await database.asOwner(
    `insert into app.event_assignee (shop_id, event_id, user_id, busy, status)
     select e.shop_id, e.id, u, e.busy, e.status from app.event e, unnest($3::uuid[]) u where e.shop_id = $1 and e.id = $2`,
    [event.shop_id, event.id, user_ids],
  );
}
