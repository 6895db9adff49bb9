/** A team's day as a problem of the optimiser: minutes since its midnight, a place for each base and each stop. */
import { MINUTE } from "../../time.ts";
import { startBounds, STEP, type FixedStop, type MovableVisit } from "../round/stops.ts";
import type {
  RoundsBreak,
  RoundsProblem,
  RoundsTechnician,
  RoundsVisit,
} from "../rounds/problem.ts";
import {
  minutesOf,
  nowOf,
  opensFor,
  teamStops,
  type TeamMember,
  type TeamRequest,
  type TeamStop,
} from "./day.ts";

/** Each member is one bit of a 32-bit integer (`skills`). */
export const LARGEST_TEAM = 30;
/** No visit is left out as long as another order can be tried. */
const NEVER = 1e6;
/** Weight of uneven workloads against road minutes (see `RoundsProblem`): low, so that it decides between equal roads. */
const BALANCE = 0.2;

export type TeamDay = { request: TeamRequest; stops: readonly TeamStop[]; problem: RoundsProblem };

export function teamDay(request: TeamRequest): TeamDay {
  const stops = teamStops(request);
  const day = { request, stops };
  const visits = stops.map((_, index) => visitOf(day, index));
  const roads = roadsOf(day, visits);
  const technicians = request.members.map((_, rank) => technicianOf(day, { rank, visits, roads }));
  const grid = STEP / MINUTE;
  const plan = { visits, technicians, roads, grid, balance: BALANCE };
  return { ...day, problem: { aim: "shortest", ...plan } };
}

type Day = Omit<TeamDay, "problem">;

/** The base of each member, then each stop. */
const placeAt = ({ request }: Day, index: number): number => request.members.length + index;

function visitOf(day: Day, index: number): RoundsVisit {
  const { request, stops } = day;
  const { member, stop } = stopAt(stops, index);
  const common = { place: placeAt(day, index), priority: NEVER };
  if (stop.fixed) {
    const from = minutesOf(request, stop.busy.from);
    const duration = fixedMinutes(day, index, stop);
    const skills = allBut(request, [member]);
    return { ...common, from, to: from, duration, load: duration, skills, fixed: true };
  }
  const length = stop.work.to - stop.work.from;
  const bounds = startBounds(stop.event, length);
  return {
    ...common,
    from: minutesOf(request, Math.max(bounds.from, nowOf(request))),
    to: minutesOf(request, bounds.to),
    duration: length / MINUTE,
    load: length / MINUTE,
    skills: allBut(request, membersFor(request, { member, stop })),
  };
}

/** The ranks of the members who may do the visit: its present technician, and those with the skill unless it holds a shared resource. */
function membersFor(
  { members }: TeamRequest,
  { member, stop }: { member: number; stop: MovableVisit },
): number[] {
  const held = stop.event.resource_ids.length > 0;
  return members.flatMap((other, rank) =>
    rank === member || (!held && other.isAble(stop.event)) ? [rank] : [],
  );
}

/** A bit for each member who cannot take the visit: see `technicianOf`. */
const allBut = ({ members }: TeamRequest, able: readonly number[]): number =>
  members.reduce((bits, _, rank) => (able.includes(rank) ? bits : bits | (1 << rank)), 0);

/** The next fixed stop of the same member, by its rank in the day; -1 after the last one. */
const nextFixed = (stops: readonly TeamStop[], index: number): number =>
  stops.findIndex(
    ({ member, stop }, rank) => rank > index && stop.fixed && member === stops[index]?.member,
  );

/** Two fixed stops may overlap: the first ends when the next begins, so that the day as it is can be kept. */
function fixedMinutes({ request, stops }: Day, index: number, { busy }: FixedStop): number {
  const next = stops[nextFixed(stops, index)]?.stop;
  const until = next?.fixed ? next.busy.from : Infinity;
  const end = minutesOf(request, Math.min(busy.to, until));
  return Math.max(0, end - minutesOf(request, busy.from));
}

/**
 * Minutes on the road between all places. What a fixed stop keeps of its own trips is taken off; two fixed stops follow
 * each other as they already do, however far they are.
 */
function roadsOf({ request, stops }: Day, visits: readonly RoundsVisit[]): number[][] {
  const { members, leg } = request;
  const places = [
    ...members.map(({ base }) => ({ place: base, kept_before: 0, kept_after: 0 })),
    ...stops.map(({ stop }) => ({
      place: stop.place,
      kept_before: stop.fixed ? stop.kept_before : 0,
      kept_after: stop.fixed ? stop.kept_after : 0,
    })),
  ];
  const roads = places.map((from) =>
    places.map((to) => Math.max(0, leg(from.place, to.place) - from.kept_after - to.kept_before)),
  );
  for (const [from, { stop }] of stops.entries()) {
    const to = stop.fixed ? nextFixed(stops, from) : -1;
    const [one, two] = [visits[from], visits[to]];
    const row = roads[members.length + from];
    if (!one || !two || !row) continue;
    const gap = Math.max(0, two.from - one.from - one.duration);
    row[members.length + to] = Math.min(row[members.length + to] ?? 0, gap);
  }
  return roads;
}

type Rank = { rank: number; visits: readonly RoundsVisit[]; roads: readonly (readonly number[])[] };

/** The technician has every bit but their own, so a visit whose `skills` contain that bit is refused; there is no latest return. */
function technicianOf(day: Day, { rank, visits, roads }: Rank): RoundsTechnician {
  const { request, stops } = day;
  const member = request.members[rank];
  if (!member) throw new Error(`no member ${rank} in this team`);
  const leaves = stops.flatMap((one, index) => {
    const start = one.stop.fixed ? visits[index]?.from : minutesOf(request, one.stop.work.from);
    const road = roads[rank]?.[placeAt(day, index)] ?? 0;
    return one.member === rank ? [{ fixed: one.stop.fixed, at: (start ?? 0) - road }] : [];
  });
  const [first] = leaves;
  const opens = Math.min(first?.at ?? Infinity, minutesOf(request, opensFor(member)));
  const departs = Math.max(minutesOf(request, nowOf(request)), opens);
  // What was done before now was driven to before now.
  const driven = leaves.filter(({ fixed }) => fixed).map(({ at }) => at);
  return {
    start: rank,
    end: rank,
    from: Math.min(departs, ...driven),
    to: Infinity,
    room: Infinity,
    skills: allBut(request, [rank]),
    breaks: breaksOf(request, member),
  };
}

/** All but the hours worked. */
function breaksOf(request: TeamRequest, { hours }: TeamMember): RoundsBreak[] {
  const begins = [...hours.map(({ from }) => minutesOf(request, from)), Infinity];
  const ends = [-Infinity, ...hours.map(({ to }) => minutesOf(request, to))];
  return begins.map((to, index) => ({ from: ends[index] ?? -Infinity, to }));
}

function stopAt(stops: readonly TeamStop[], index: number): TeamStop {
  const stop = stops[index];
  if (!stop) throw new Error(`no stop ${index} in this day`);
  return stop;
}
