/** What the form of a person holds, and what of it is sent. */
import { SHOP_ROLES, type ShopRole } from "../../../../domain/account/role.ts";
import { parseWeekHours, type WeekHours } from "../../../../domain/agenda/opening.ts";
import { PERSON_COLORS } from "../../../../domain/shop/person/color.ts";
import { startPointOf } from "../../../../domain/shop/person/start-point.ts";
import type { StartPoint } from "../../../../domain/shop/shop.ts";
import type { Person } from "./query.ts";

export type PersonDraft = {
  firstname: string;
  lastname: string;
  email: string;
  role: ShopRole;
  color: string;
  skills: readonly string[];
  bookable: boolean;
  /** Empty: those of the shop. */
  working_hours: WeekHours;
  start_point: StartPoint | null;
};
export type PersonField = keyof PersonDraft;

export const roleIn = (text: string): ShopRole =>
  SHOP_ROLES.find((role) => role === text) ?? "TECHNICIAN";

/** The first colour that no colleague has yet. */
const freeColor = (people: readonly Pick<Person, "color">[]): string =>
  PERSON_COLORS.find((color) => !people.some((person) => person.color === color)) ??
  PERSON_COLORS[0];

export const newDraft = (people: readonly Pick<Person, "color">[]): PersonDraft => ({
  firstname: "",
  lastname: "",
  email: "",
  role: "TECHNICIAN",
  color: freeColor(people),
  skills: [],
  bookable: true,
  working_hours: {},
  start_point: null,
});

export const draftOf = (person: Person): PersonDraft => ({
  firstname: person.firstname,
  lastname: person.lastname,
  email: person.email,
  role: roleIn(person.role),
  color: person.color,
  skills: person.skills.map(({ id }) => id),
  bookable: person.bookable,
  working_hours: parseWeekHours(person.working_hours) ?? {},
  start_point: startPointOf(person.start_point),
});

export const personInput = ({ skills, ...draft }: PersonDraft) => ({
  ...draft,
  skills: [...skills],
});

/** « working_hours.1.0 » concerns the field of hours. */
export function faultsIn(detail: unknown): Partial<Record<PersonField, string>> {
  if (typeof detail !== "object" || detail === null) return {};
  return Object.fromEntries(
    Object.entries(detail).map(([path, said]) => [path.split(".")[0] ?? path, String(said)]),
  );
}
