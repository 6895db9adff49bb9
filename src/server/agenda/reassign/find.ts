/** The visits that a person leaves behind, each with the colleagues who could take it over. */
import { colleaguesFor } from "../../../domain/agenda/reassign/colleagues.ts";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { addMinutes } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadAppliances } from "../../repair/appliance/store.ts";
import { loadRepairs } from "../../repair/store.ts";
import { loadShop } from "../../shop/store.ts";
import { openingOf } from "../slots/find.ts";
import { eventsBetween, loadEvents } from "../store.ts";

export type VisitToReassign = { event: AgendaEvent; candidates: string[] };

const DAY = 1440;

type Question = { shop_id: string; ids: readonly string[]; user_id: string | null };

export async function findColleagues(
  db: ShopDb,
  { shop_id, ids, user_id }: Question,
): Promise<VisitToReassign[]> {
  const [shop, visits] = [await loadShop(db, shop_id), await loadEvents(db, ids)];
  const [first, last] = [visits[0], visits.at(-1)];
  if (!shop || !first || !last) return [];
  const events = await eventsBetween(
    db,
    addMinutes(first.start_at, -DAY),
    addMinutes(last.end_at, DAY),
  );
  const categories = await categoriesOf(db, visits);
  const colleagues = shop.users.filter(({ id }) => id !== user_id);
  const staff = { colleagues, events, opening: openingOf(shop), zone: shop.timezone };
  return visits.map((event) => {
    const category_id = categories.get(event.repair_id ?? "") ?? null;
    return { event, candidates: colleaguesFor({ ...event, category_id }, staff) };
  });
}

/** The category of the appliance, by repair. */
export async function categoriesOf(
  db: ShopDb,
  visits: readonly Pick<AgendaEvent, "repair_id">[],
): Promise<Map<string, string | null>> {
  const repairs = await loadRepairs(
    db,
    visits.flatMap(({ repair_id }) => repair_id ?? []),
  );
  const appliances = await loadAppliances(
    db,
    repairs.flatMap(({ appliance_id }) => appliance_id ?? []),
  );
  const known = new Map(appliances.map(({ id, category_id }) => [id, category_id]));
  return new Map(
    repairs.map(({ id, appliance_id }) => [id, known.get(appliance_id ?? "") ?? null]),
  );
}
