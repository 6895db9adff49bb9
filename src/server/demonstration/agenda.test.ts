import { expect, test } from "vitest";
import {
  addDays,
  dateOf,
  minutesBetween,
  parseLocalDate,
  weekdayOf,
  type LocalDate,
} from "../../domain/time.ts";
import { shopEventsOf, todayOf, type ShopEvent } from "./agenda.ts";
import { isOpen, ZONE } from "./hours.ts";
import { DEMO_SHOPS } from "./shops.ts";
import { parseInstant } from "../../domain/time.ts";

const [garonne, loire] = DEMO_SHOPS;
if (!garonne || !loire) throw new Error("the demonstration has three shops");
const date = (text: string): LocalDate => {
  const day = parseLocalDate(text);
  if (!day) throw new Error(`${text} is no date`);
  return day;
};
const TODAY = date("2026-11-24");
const technicians = garonne.users.filter(({ bookable }) => bookable).map(({ id }) => id);
const dayOf = ({ start_at }: ShopEvent): LocalDate => dateOf(start_at, ZONE);
const errands = shopEventsOf(garonne, TODAY).filter(({ fullday }) => !fullday);
const absences = shopEventsOf(garonne, TODAY).filter(({ fullday }) => fullday);

test("every working day has its meeting or its errand, a closed day none", () => {
  for (let ahead = -10; ahead <= 10; ahead++) {
    const day = addDays(TODAY, ahead);
    const works = isOpen(garonne, day) && weekdayOf(day) < 6;
    expect(errands.filter((event) => dayOf(event) === day)).toHaveLength(works ? 1 : 0);
  }
});

test("on Monday everyone meets, on the other days one person goes", () => {
  for (const event of errands)
    expect(event.assigned_to).toEqual(
      weekdayOf(dayOf(event)) === 1 ? technicians : [expect.stringMatching(/-/)],
    );
});

test("an errand lasts half an hour or so, and has a name", () => {
  for (const { start_at, end_at, notes } of errands) {
    expect(minutesBetween(start_at, end_at)).toBeGreaterThanOrEqual(25);
    expect(minutesBetween(start_at, end_at)).toBeLessThanOrEqual(45);
    expect(notes).not.toBe("");
  }
});

test("errands are made with the van, which nobody else has then; meetings and training without", () => {
  const held = new Set(errands.flatMap(({ resource_ids }) => resource_ids));
  expect(held.size).toBe(1);
  for (const { resource_ids, notes } of errands)
    expect(resource_ids.length === 1).toBe(/grossiste|déchetterie/.test(notes));
});

test("days off are to come, whole days, of one person each and not on the same day", () => {
  expect(absences).toHaveLength(2);
  expect(new Set(absences.map(dayOf)).size).toBe(2);
  for (const absence of absences) {
    expect(dayOf(absence) > TODAY).toBe(true);
    expect(weekdayOf(dayOf(absence))).toBeLessThan(6);
    expect(absence.assigned_to).toHaveLength(1);
    expect(minutesBetween(absence.start_at, absence.end_at)).toBe(24 * 60);
  }
});

test("everything was planned before it begins, and has a name of its own", () => {
  const events = shopEventsOf(garonne, TODAY);
  for (const { planned_at, start_at } of events) expect(planned_at < start_at).toBe(true);
  expect(new Set(events.map(({ label }) => label)).size).toBe(events.length);
});

test("who works alone has only what concerns one person", () => {
  for (const { assigned_to } of shopEventsOf(loire, TODAY)) expect(assigned_to).toHaveLength(1);
});

test("today is the day of the shop, not of Greenwich", () => {
  const at = parseInstant("2026-11-23T23:30:00Z");
  expect(at && todayOf(at)).toBe("2026-11-24");
});
