/** New hours for what is left of a technician's late day: read from the agenda, with the roads of the routing server. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import { proposeDelay, type DelayProposal } from "../../../domain/agenda/delay/propose.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { arrivalsOf } from "../../repair/store.ts";
import type { Services } from "../../services.ts";
import { readDay, roadsOf } from "../round/propose.ts";

/** `minutes`: that the technician still needs where they are. */
type DelayQuestion = { user_id: string; minutes: number };

/** Undefined when no visit is under way. */
export async function proposeNewHours(
  { database, clock, routing }: Pick<Services, "database" | "clock" | "routing">,
  scope: ShopScope,
  { user_id, minutes }: DelayQuestion,
): Promise<DelayProposal | undefined> {
  const now = clock();
  const read = await database.withShop(
    scope,
    async (db: ShopDb) => {
      const day = await readDay(db, scope.shop_id, { user_id, now });
      const visits = day?.request.events.flatMap(({ repair_id }) => repair_id ?? []) ?? [];
      const arrivals = await arrivalsOf(db, visits);
      return day && { ...day, arrived: new Set(arrivals.map(({ event_id }) => event_id)) };
    },
    "read",
  );
  if (!read) return undefined;
  const leg = await roadsOf(read, routing);
  return proposeDelay({ ...read.request, leg, arrived: read.arrived, minutes });
}
