/**
 * Routing problems as they are published (Solomon 1987): a customer is [x, y, demand, ready, due, service], the depot
 * first; roads are straight lines in double precision. Fewest vehicles first, then the shortest road.
 */
import { readFileSync } from "node:fs";
import { z } from "zod/mini";
import type { RoundsProblem } from "../../src/domain/agenda/rounds/problem.ts";

const finite = z.number();
const customer = z.tuple([finite, finite, finite, finite, finite, finite]);
const published = z.object({
  name: z.string(),
  vehicles: z.int().check(z.positive()),
  capacity: finite,
  best: z.optional(z.object({ vehicles: z.int(), distance: finite })),
  customers: z.array(customer).check(z.minLength(1)),
});
const file = z.union([z.array(published), published]);

export type PublishedProblem = z.infer<typeof published>;

/** Throws with what is wrong in the file. */
export function readProblems(name: string): PublishedProblem[] {
  const read = file.safeParse(JSON.parse(readFileSync(name, "utf8")));
  if (!read.success)
    throw new Error(`${name} n’est pas un problème de tournées : ${z.prettifyError(read.error)}`);
  return Array.isArray(read.data) ? read.data : [read.data];
}

/** No customer is left out as long as another order can be tried. */
const NEVER = 1e6;

export function problemOf({ vehicles, capacity, customers }: PublishedProblem): RoundsProblem {
  const [depot, ...others] = customers;
  if (!depot) throw new Error("Un problème de tournées commence par son dépôt.");
  const roads = customers.map(([x, y]) => customers.map(([a, b]) => Math.hypot(x - a, y - b)));
  const [, , , from, to] = depot;
  const technician = { start: 0, end: 0, from, to, room: capacity, skills: 0 };
  return {
    aim: "fewest",
    roads,
    technicians: Array.from({ length: vehicles }, () => technician),
    visits: others.map(([, , load, opens, closes, duration], index) => ({
      place: index + 1,
      duration,
      from: opens,
      to: closes,
      load,
      skills: 0,
      priority: NEVER,
    })),
  };
}
