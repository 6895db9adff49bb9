/**
 * Random moves that keep every promise: a visit into another round, two that change places, two rounds that change ends.
 * Windows only: a plan with breaks or a grid is not stirred.
 */
import { endOf, roadOf, type Layout } from "./layout.ts";
import { putIn, retime, takeOut, type Plan } from "./plan.ts";
import type { Random } from "./random.ts";

const NEAR = 40;
const MOVES = 100;

export function stir(layout: Layout, plan: Plan, random: Random): void {
  const { visits, near } = layout;
  const ranks = Math.min(NEAR, visits - 1);
  if (ranks < 1) return;
  for (let move = 0; move < MOVES; move++) {
    const one = random.below(visits);
    const other = near[one * visits + 1 + random.below(ranks)] ?? 0;
    const [mine, theirs] = [plan.who[one] ?? -1, plan.who[other] ?? -1];
    if (mine < 0 || theirs < 0 || mine === theirs) continue;
    const kind = random.below(3);
    if (kind === 0)
      relocate(layout, plan, one, random.below(2) ? other : (plan.previous[other] ?? 0));
    else if (kind === 1) swap(layout, plan, one, other);
    else joinEnds(layout, plan, one, other);
  }
}

function fits(layout: Layout, plan: Plan, visit: number, before: number, then: number): boolean {
  const arrival = (plan.over[before] ?? 0) + roadOf(layout, before, visit);
  if (arrival > (layout.to[visit] ?? 0)) return false;
  const begins = Math.max(arrival, layout.from[visit] ?? 0);
  return (
    begins + (layout.duration[visit] ?? 0) + roadOf(layout, visit, then) <= (plan.latest[then] ?? 0)
  );
}

const hasSkills = ({ skills, has }: Layout, technician: number, visit: number): boolean =>
  ((skills[visit] ?? 0) & ~(has[technician] ?? 0)) === 0;

function relocate(layout: Layout, plan: Plan, visit: number, before: number): void {
  const [mine, theirs] = [plan.who[visit] ?? 0, plan.who[before] ?? 0];
  // The number of rounds is another search's.
  if ((plan.count[mine] ?? 0) < 2 || !hasSkills(layout, theirs, visit)) return;
  if ((plan.load[theirs] ?? 0) + (layout.load[visit] ?? 0) > (layout.room[theirs] ?? 0)) return;
  if (!fits(layout, plan, visit, before, plan.next[before] ?? 0)) return;
  takeOut(layout, plan, visit);
  plan.outCount -= 1;
  retime(layout, plan, mine);
  putIn(layout, plan, visit, before);
}

function swap(layout: Layout, plan: Plan, one: number, other: number): void {
  const [mine, theirs] = [plan.who[one] ?? 0, plan.who[other] ?? 0];
  if (!hasSkills(layout, theirs, one) || !hasSkills(layout, mine, other)) return;
  const more = (layout.load[other] ?? 0) - (layout.load[one] ?? 0);
  if ((plan.load[mine] ?? 0) + more > (layout.room[mine] ?? 0)) return;
  if ((plan.load[theirs] ?? 0) - more > (layout.room[theirs] ?? 0)) return;
  const [before, then] = [plan.previous[one] ?? 0, plan.next[one] ?? 0];
  const [before2, then2] = [plan.previous[other] ?? 0, plan.next[other] ?? 0];
  if (!fits(layout, plan, other, before, then) || !fits(layout, plan, one, before2, then2)) return;
  takeOut(layout, plan, one);
  takeOut(layout, plan, other);
  plan.outCount -= 2;
  retime(layout, plan, mine);
  retime(layout, plan, theirs);
  putIn(layout, plan, other, before);
  putIn(layout, plan, one, before2);
}

/** `one` goes on with `other` and what follows it; the node before `other` goes on with what followed `one`. */
function joinEnds(layout: Layout, plan: Plan, one: number, other: number): void {
  const [mine, theirs] = [plan.who[one] ?? 0, plan.who[other] ?? 0];
  const { next, previous, over, latest, who, way, load, count } = plan;
  const then = next[one] ?? 0;
  const before = previous[other] ?? 0;
  const [mineEnd, theirsEnd] = [endOf(layout, mine), endOf(layout, theirs)];
  if (layout.kind[mine] !== layout.kind[theirs]) return;
  if ((over[one] ?? 0) + roadOf(layout, one, other) > (latest[other] ?? 0)) return;
  const after = then === mineEnd ? theirsEnd : then;
  const latestAfter = then === mineEnd ? layout.to[theirsEnd] : latest[then];
  if ((over[before] ?? 0) + roadOf(layout, before, after) > (latestAfter ?? 0)) return;
  let [tail, tailCount] = [0, 0];
  for (let at = then; at !== mineEnd; at = next[at] ?? mineEnd) {
    tail += layout.load[at] ?? 0;
    tailCount += 1;
  }
  let [tail2, tailCount2] = [0, 0];
  for (let at = other; at !== theirsEnd; at = next[at] ?? theirsEnd) {
    tail2 += layout.load[at] ?? 0;
    tailCount2 += 1;
  }
  if ((load[mine] ?? 0) - tail + tail2 > (layout.room[mine] ?? 0)) return;
  if ((load[theirs] ?? 0) - tail2 + tail > (layout.room[theirs] ?? 0)) return;
  if ((count[theirs] ?? 0) - tailCount2 + tailCount === 0) return;
  const [last, last2] = [previous[mineEnd] ?? 0, previous[theirsEnd] ?? 0];
  const waysOf = (): number =>
    (way[one] ?? 0) +
    (way[before] ?? 0) +
    (then === mineEnd ? 0 : (way[last] ?? 0)) +
    (way[last2] ?? 0);
  const former = waysOf();
  for (let at = then; at !== mineEnd; at = next[at] ?? mineEnd) who[at] = theirs;
  for (let at = other; at !== theirsEnd; at = next[at] ?? theirsEnd) who[at] = mine;
  link(layout, plan, one, other);
  link(layout, plan, last2, mineEnd);
  link(layout, plan, before, after);
  if (then !== mineEnd) link(layout, plan, last, theirsEnd);
  plan.road += waysOf() - former;
  load[mine] = (load[mine] ?? 0) - tail + tail2;
  load[theirs] = (load[theirs] ?? 0) - tail2 + tail;
  count[mine] = (count[mine] ?? 0) - tailCount + tailCount2;
  count[theirs] = (count[theirs] ?? 0) - tailCount2 + tailCount;
  retime(layout, plan, mine);
  retime(layout, plan, theirs);
}

function link(layout: Layout, { next, previous, way }: Plan, from: number, to: number): void {
  next[from] = to;
  previous[to] = from;
  way[from] = roadOf(layout, from, to);
}
