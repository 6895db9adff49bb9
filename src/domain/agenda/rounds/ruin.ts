/**
 * Takes strings of visits out of rounds that are near to one another: Christiaens & Vanden Berghe, « Slack Induction by
 * String Removals for Vehicle Routing Problems », Transportation Science 54 (2020), sections 5.1 and 5.2.
 */
import { startOf, type Layout } from "./layout.ts";
import { retime, takeOut, type Plan } from "./plan.ts";
import type { Random } from "./random.ts";

/** Visits taken out at once, in the mean; the longest string; how often a string leaves a part of itself in place. */
const MEAN_OUT = 7;
const LONGEST_STRING = 10;
const SPLIT = 0.5;
/** How often the part that stays grows by one visit more. */
const GROWTH = 0.01;

/** How often a ruin begins beside a visit that is left out, where there is one: its place is made by what is near. */
const BESIDE_LEFT_OUT = 0.5;

export function ruin(layout: Layout, plan: Plan, random: Random): void {
  const { visits, near } = layout;
  const [strings, longest] = sizes(layout, plan, random);
  const seed =
    plan.outCount > 0 && random.next() < BESIDE_LEFT_OUT
      ? (plan.out[random.below(plan.outCount)] ?? 0)
      : random.below(visits);
  const ruined = new Set<number>();
  for (let rank = 0; rank < visits && ruined.size < strings; rank++) {
    const visit = near[seed * visits + rank] ?? 0;
    const technician = plan.who[visit] ?? -1;
    if (technician < 0 || ruined.has(technician)) continue;
    removeString(layout, plan, { visit, longest, random });
    retime(layout, plan, technician);
    ruined.add(technician);
  }
}

/** How many strings, and the longest one. */
function sizes({ visits }: Layout, { count, outCount }: Plan, random: Random): [number, number] {
  let rounds = 0;
  for (let technician = 0; technician < count.length; technician++)
    if ((count[technician] ?? 0) > 0) rounds += 1;
  const mean = (visits - outCount) / Math.max(1, rounds);
  const longest = Math.min(LONGEST_STRING, mean);
  const most = (4 * MEAN_OUT) / (1 + longest) - 1;
  return [Math.floor(random.next() * most + 1), longest];
}

type StringRemoval = { visit: number; longest: number; random: Random };

function removeString(layout: Layout, plan: Plan, { visit, longest, random }: StringRemoval): void {
  const technician = plan.who[visit] ?? 0;
  const inRound = plan.count[technician] ?? 0;
  const length = Math.floor(random.next() * Math.min(inRound, longest) + 1);
  let kept = 0;
  if (length > 1 && length < inRound && random.next() < SPLIT) {
    kept = 1;
    while (length + kept < inRound && random.next() < GROWTH) kept += 1;
  }
  const first = firstOf(layout, plan, { visit, span: length + kept, random });
  removeFrom(layout, plan, {
    first,
    length,
    keptAt: 1 + random.below(Math.max(1, length - 1)),
    kept,
  });
}

/** The first visit of a part of the round of that many visits, which holds the one given. */
function firstOf(
  layout: Layout,
  plan: Plan,
  { visit, span, random }: { visit: number; span: number; random: Random },
): number {
  const technician = plan.who[visit] ?? 0;
  const inRound = plan.count[technician] ?? 0;
  let rank = 0;
  for (let at = visit; at !== startOf(layout, technician); at = plan.previous[at] ?? 0) rank += 1;
  const [lowest, highest] = [Math.max(1, rank - span + 1), Math.min(rank, inRound - span + 1)];
  let back = rank - (lowest + random.below(highest - lowest + 1));
  let first = visit;
  for (; back > 0; back--) first = plan.previous[first] ?? 0;
  return first;
}

type Part = { first: number; length: number; keptAt: number; kept: number };

/** From the first one on, leaving `kept` visits in place after `keptAt` of them. */
function removeFrom(layout: Layout, plan: Plan, { first, length, keptAt, kept }: Part): void {
  let at = first;
  for (let taken = 0; taken < length; taken++) {
    if (taken === keptAt) for (let skipped = 0; skipped < kept; skipped++) at = plan.next[at] ?? 0;
    const then = plan.next[at] ?? 0;
    takeOut(layout, plan, at);
    at = then;
  }
}
