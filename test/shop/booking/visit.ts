/** A visit for several appliances at Madame Vidal's: her washing machine, and her fridge. */
import { AT_HOME, book, bookingOf, slotsOf } from "../visitor.ts";
import type { Doors } from "../doors.ts";

export const FRIDGE = {
  appliance: { kind_id: "refrigerateur", category_id: "gros-electromenager", brand: "Liebherr" },
  description: "Il ne refroidit plus.",
};
export const TELEVISION = {
  appliance: { kind_id: "televiseur", category_id: "tv-hifi-electronique", brand: "" },
};
const TWO = { ...AT_HOME, others: "gros-electromenager:refrigerateur" };

export const slotsForTwo = (doors: Pick<Doors, "app">) => slotsOf(doors, TWO);

/** On the last window of the month unless a turn is given: long before the shop's limit. */
export async function askForTwo(doors: Pick<Doors, "app">, facts: object = {}, turn = -1) {
  const slot = (await slotsForTwo(doors)).at(turn);
  if (!slot) throw new Error("no slot is free for two appliances");
  return bookingOf({ slot, others: [FRIDGE], ...facts });
}

export type BookedVisit = {
  sheetid: string;
  reference: string;
  held_until?: string;
  sheets: { appliance: string; sheetid: string }[];
};

export async function bookTwo(doors: Pick<Doors, "app">, facts: object = {}, turn = -1) {
  const asked = await askForTwo(doors, facts, turn);
  const answer = await book(doors, asked);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return { asked, ...answer.json<BookedVisit>() };
}

export type Part = {
  id: string;
  repair_id: string;
  visit_id: string;
  status: string;
  start_at: string;
  end_at: string;
  public_start_at: string;
  user_id: string;
  road: number[];
};

/** The events of a visit, in the order of the calendar. */
export const partsOf = ({ database }: Pick<Doors, "database">, visit_id: string) =>
  database.asOwner<Part>(
    `select e.id, e.repair_id, e.visit_id, e.status, e.start_at, e.end_at, e.public_start_at, a.user_id,
       array[e.trip_duration_before, e.trip_duration_after] as road
     from app.event e join app.event_assignee a on a.event_id = e.id where e.visit_id = $1 order by e.start_at`,
    [visit_id],
  );
