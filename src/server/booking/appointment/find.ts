/** The window that a client presses, and the roads to it. */
import type { WantedSlot } from "../../../domain/agenda/slot-choice.ts";
import type { TravelTime } from "../../../domain/agenda/travel.ts";
import { dateOf, parseInstant } from "../../../domain/time.ts";
import { isId } from "../../../domain/validation.ts";
import { withRoads } from "../../agenda/slots/find.ts";
import type { Sheet } from "../../repair/track.ts";
import type { Services } from "../../services.ts";
import { readAppointment, slotsBeside } from "./read.ts";

/** Reads the `slot_id` of an offered window; undefined for anything else. */
export function wantedSlot(slot_id: string): WantedSlot | undefined {
  const [start = "", user_id = ""] = slot_id.split("_");
  const start_at = parseInstant(start);
  return start_at && isId(user_id) ? { start_at, user_id } : undefined;
}

/** The routing server's times around the wanted window; undefined without such a server. Never inside a transaction. */
export async function askRoads(
  { database, routing, clock }: Services,
  sheet: Sheet,
  { id, wanted }: { id: string; wanted: WantedSlot },
): Promise<TravelTime | undefined> {
  if (!routing.asks) return undefined;
  const now = clock();
  const { user_id, start_at } = wanted;
  const request = await database.withShop(
    sheet.scope,
    async (db) => {
      const own = await readAppointment(db, sheet, { id, now });
      const first = own && dateOf(start_at, own.shop.timezone);
      return first && slotsBeside(db, own, { first, days: 1, now, user_id });
    },
    "read",
  );
  return request && (await withRoads(request, routing)).travel;
}
