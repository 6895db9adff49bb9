/** What the workshop can take on a day: the hours booked on its benches, over those that its people are there. */
import type { AgendaEvent } from "../event.ts";
import { isAbsence } from "../event.ts";
import type { Interval } from "../interval.ts";
import { dayLoad, type DayLoad, type WorkDay } from "./load.ts";

type Taken = Parameters<typeof dayLoad>[0][number] & Pick<AgendaEvent, "assigned_to" | "where">;

/** A person of the workshop, and the hours that they work on that day, in wall minutes. */
type Worker = { id: string; hours: readonly Interval[] };

/** A visit takes its person out of the workshop, trips included; an absence too. Minutes of all of them together. */
export function workshopLoad(
  events: readonly Taken[],
  people: readonly Worker[],
  day: Omit<WorkDay, "hours">,
): DayLoad {
  const loads = people.map(({ id, hours }) => {
    const own = events.filter(({ assigned_to }) => assigned_to.includes(id));
    const isIn = ({ where }: Taken) => where === "Atelier";
    const booked = own.filter((event) => isIn(event) && !isAbsence(event));
    const out = own.filter((event) => !isIn(event) && !isAbsence(event));
    const away = own.filter(isAbsence);
    const work = { ...day, hours };
    const there = dayLoad([...out, ...away], work);
    return {
      busy: dayLoad(booked, work).busy,
      worked: Math.max(0, there.worked - dayLoad(out, work).busy),
    };
  });
  const total = (key: keyof DayLoad) => loads.reduce((sum, load) => sum + load[key], 0);
  return { busy: total("busy"), worked: total("worked") };
}
