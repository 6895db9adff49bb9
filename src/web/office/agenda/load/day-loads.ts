/** How full the days shown are: each person's, or all of theirs together. */
import { dayLoad, loadLevel, type DayLoad } from "../../../../domain/agenda/day/load.ts";
import type { AgendaEvent } from "../../../../domain/agenda/event.ts";
import type { Interval } from "../../../../domain/agenda/interval.ts";
import type { LocalDate, Zone } from "../../../../domain/time.ts";
import type { PlannerLoad } from "../../../ui/planner/load-bar.tsx";
import { durationText } from "../event/duration-text.ts";

/** Undefined for a day off without appointments. */
export function loadOf(load: DayLoad): PlannerLoad | undefined {
  const { busy, worked } = load;
  const level = loadLevel(load);
  if (level === "off") return undefined;
  const over = worked === 0 ? " hors horaires" : ` sur ${durationText(worked)}`;
  const text = busy === 0 ? `Rien de prévu${over}` : `Occupé ${durationText(busy)}${over}`;
  return { share: worked === 0 ? 1 : busy / worked, level, text };
}

type Shown = {
  events: readonly AgendaEvent[];
  zone: Zone;
  /** The people shown. */
  people: readonly string[];
  /** Hours worked that day, in wall minutes. */
  hoursOf: (date: LocalDate, person: string) => readonly Interval[];
};

/** Of one person, or of everybody shown when none is named. */
export function dayLoadOf(
  { events, zone, people, hoursOf }: Shown,
  date: LocalDate,
  person: string | undefined,
): PlannerLoad | undefined {
  const loads = (person ? [person] : people).map((id) => {
    const own = events.filter(({ assigned_to }) => assigned_to.includes(id));
    return dayLoad(own, { date, zone, hours: hoursOf(date, id) });
  });
  const total = (key: keyof DayLoad) => loads.reduce((sum, load) => sum + load[key], 0);
  return loadOf({ busy: total("busy"), worked: total("worked") });
}
