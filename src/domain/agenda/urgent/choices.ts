/** « Urgence : qui et quand ? »: what each place of an urgent visit in the day of a team costs, the best first. */
import { epochOf } from "../../time.ts";
import { stopsOf, type DayRequest } from "../round/stops.ts";
import type { Leg } from "../travel.ts";
import { insertAt, type Insertion, type UrgentVisit } from "./insert.ts";

/** Those who have the skill and work that day. */
export type UrgentTeam = Omit<DayRequest, "user_id" | "hours" | "base"> & {
  members: readonly Pick<DayRequest, "user_id" | "hours" | "base">[];
  visit: UrgentVisit;
};

/** More of them is no help on the telephone. */
const MOST_KEEPING = 6;
const MOST_BENDING = 3;

/** True when every delayed visit still begins inside its announced window, and the technician has no overtime. */
export const keepsPromises = ({ delays, overtime }: Insertion): boolean =>
  overtime === 0 && delays.every(({ late }) => late === 0);

/**
 * The choices that keep every promise, the least road first: of each technician the two best and the soonest. Then
 * those that bend one and gain time by it, at most three, one of each technician.
 */
export function urgentChoices(team: UrgentTeam, leg: Leg): Insertion[] {
  const rounds = team.members.map((member) => insertionsFor(team, { ...member, leg }));
  const keeping = rounds
    .flatMap((round) => {
      const kept = round.filter(keepsPromises).toSorted(byCost);
      return [...new Set([...kept.slice(0, 2), ...kept.toSorted(byStart).slice(0, 1)])];
    })
    .toSorted(byCost)
    .slice(0, MOST_KEEPING);
  const soonest = Math.min(...keeping.map(({ start_at }) => epochOf(start_at)));
  const bending = rounds
    .flatMap((round) => {
      const sooner = round.filter((one) => !keepsPromises(one) && epochOf(one.start_at) < soonest);
      return sooner.toSorted(byCost).slice(0, 1);
    })
    .toSorted(byCost)
    .slice(0, MOST_BENDING);
  return [...keeping, ...bending];
}

type Member = UrgentTeam["members"][number] & { leg: Leg };

function insertionsFor(team: UrgentTeam, member: Member): Insertion[] {
  const { members: _all, visit, ...facts } = team;
  const stops = stopsOf({ ...facts, ...member });
  const day = { ...member, now: team.now, stops, visit };
  const ranks = [...stops.keys(), stops.length];
  const began = stops.findLastIndex(({ work }) => work.from <= epochOf(team.now));
  return ranks.filter((rank) => rank > began).flatMap((rank) => insertAt(day, rank) ?? []);
}

const brokenBy = ({ delays }: Insertion): number => delays.filter(({ late }) => late > 0).length;
const lateBy = ({ delays }: Insertion): number => delays.reduce((sum, { late }) => sum + late, 0);

const byStart = (a: Insertion, b: Insertion): number => epochOf(a.start_at) - epochOf(b.start_at);

/** Promises broken, minutes late, road, overtime, visits that move; then the soonest. A total order. */
const byCost = (a: Insertion, b: Insertion): number =>
  brokenBy(a) - brokenBy(b) ||
  lateBy(a) - lateBy(b) ||
  a.road - b.road ||
  a.overtime - b.overtime ||
  a.delays.length - b.delays.length ||
  byStart(a, b) ||
  (a.user_id < b.user_id ? -1 : 1);
