/** « Réorganiser la journée »: an order of one technician's visits that shortens the road, beside the present one. */
import { epochOf } from "../../time.ts";
import type { Place } from "../travel.ts";
import { movesOf, planOf, type RoundMove, type RoundPlan } from "./plan.ts";
import { presentRoad, roundDay } from "./schedule.ts";
import { shortestRound } from "./shortest.ts";
import { stopsOf, type RoundRequest } from "./stops.ts";

export type RoundProposal = {
  /** Minutes on the road saved; 0 when the present order is already the shortest. */
  saved: number;
  movable: number;
  base: Place | null;
  before: RoundPlan;
  after: RoundPlan;
  moves: RoundMove[];
};

export function proposeRound(request: RoundRequest): RoundProposal {
  const stops = stopsOf(request);
  const { base, leg, now } = request;
  const day = roundDay(stops, { leg, base, now: epochOf(now) });
  const road = presentRoad(day);
  const movable = stops.filter(({ fixed }) => !fixed).length;
  const best = movable > 1 ? shortestRound(day, road) : undefined;
  const order = stops.map((_, index) => index);
  const before = planOf(day, { order, road, starts: stops.map(({ work }) => work.from) });
  const after = best ? planOf(day, best) : before;
  const moves = best ? movesOf(day, best, request.user_id) : [];
  return { saved: road - after.road, movable, base, before, after, moves };
}
