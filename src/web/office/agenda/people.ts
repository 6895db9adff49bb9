import { userName } from "../shop/colleague-name.ts";
import { type ShopUser } from "../shop/use-shop.ts";
import type { AgendaEntry } from "./query.ts";

export type AgendaPerson = Pick<ShopUser, "id" | "firstname" | "lastname" | "bookable" | "color">;

/**
 * The people who have a column or a filter in the agenda: the bookable users (all users when none is bookable),
 * then each other user, archived ones included, who has an appointment in the period: every appointment is shown.
 */
export function peopleOf(
  users: readonly AgendaPerson[],
  entries: readonly Pick<AgendaEntry, "assigned_to">[],
): AgendaPerson[] {
  const isUsual = users.some(({ bookable }) => bookable)
    ? ({ bookable }: AgendaPerson) => bookable
    : () => true;
  const busy = new Set(entries.flatMap(({ assigned_to }) => assigned_to));
  const others = users.filter((user) => !isUsual(user) && busy.has(user.id));
  const known = new Set(users.map(({ id }) => id));
  const former = [...busy].filter((id) => !known.has(id)).sort();
  return [...users.filter(isUsual), ...others, ...former.map(formerPerson)];
}

/** What the agenda calls someone who is no user of the shop any more. */
export const FORMER = { firstname: "Ancien", lastname: "collègue" };
const formerPerson = (id: string): AgendaPerson => ({
  id,
  ...FORMER,
  bookable: false,
  color: "#8a857e",
});

/** « Karim Benali » by id. */
export function namesOf(users: readonly AgendaPerson[]): (id: string) => string {
  const names = new Map(users.map((user) => [user.id, userName(user)]));
  return (id) => names.get(id) ?? userName(FORMER);
}
