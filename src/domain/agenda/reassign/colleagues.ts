/** Who can take over the visit of a person who leaves the shop: has the skill, works then, and is free. */
import type { ShopUser } from "../../shop/shop.ts";
import { dateOf, epochOf, type Zone } from "../../time.ts";
import { collisionsOf } from "../collisions.ts";
import { dayClocks, realTime } from "../day-clock.ts";
import type { AgendaEvent } from "../event.ts";
import { workedOn, type Opening } from "../opening.ts";

export type Colleague = Pick<ShopUser, "id" | "skills" | "bookable" | "working_hours">;
export type Visit = AgendaEvent & {
  /** Main category of the appliance; null without one. */
  category_id: string | null;
};

type Staff = {
  colleagues: readonly Colleague[];
  /** Of the days around, everybody's. */
  events: readonly AgendaEvent[];
  opening: Opening;
  zone: Zone;
};

/** Their ids, the one with the lightest day first. */
export function colleaguesFor(visit: Visit, staff: Staff): string[] {
  const day = dateOf(visit.start_at, staff.zone);
  const load = (id: string): number =>
    staff.events.filter(
      ({ status, assigned_to, start_at }) =>
        status !== "CANCEL" && assigned_to.includes(id) && dateOf(start_at, staff.zone) === day,
    ).length;
  return staff.colleagues
    .filter((colleague) => isAble(colleague, visit) && works(colleague, visit, staff))
    .map(({ id }) => id)
    .filter((id) => isFree(id, visit, staff))
    .sort((a, b) => load(a) - load(b));
}

/** Without an appliance, those whom visitors may book. */
export const isAble = (
  { skills, bookable }: Pick<Colleague, "skills" | "bookable">,
  { category_id }: Pick<Visit, "category_id">,
): boolean => (category_id === null ? bookable : skills.some((skill) => skill === category_id));

function works({ working_hours }: Colleague, visit: Visit, { opening, zone }: Staff): boolean {
  const date = dateOf(visit.start_at, zone);
  const hours = workedOn(opening, working_hours, date);
  return dayClocks([date], zone)
    .flatMap((day) => realTime(day, hours))
    .some(({ from, to }) => from <= epochOf(visit.start_at) && epochOf(visit.end_at) <= to);
}

/** The resources of the visit stay with it. */
const isFree = (id: string, visit: Visit, { events }: Staff): boolean =>
  collisionsOf({ ...visit, assigned_to: [id], resource_ids: [] }, events).length === 0;
