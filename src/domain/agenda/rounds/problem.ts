/** The visits of a day, the technicians who can do them, and the roads between all of their places. */

/** Times and roads are in one unit: minutes in a shop, the file's own unit in a published problem. */
export type RoundsVisit = {
  place: number;
  duration: number;
  /** The visit begins between these, both included. */
  from: number;
  to: number;
  /** What it takes of the room on board. */
  load: number;
  /** One bit for each skill that the technician must have. */
  skills: number;
  /** What leaving the visit out costs, in roads. */
  priority: number;
  /** Stays at its hour: neither the grid nor a break moves it. */
  fixed?: boolean;
};

/** No work happens inside, the road may. */
export type RoundsBreak = { from: number; to: number };

export type RoundsTechnician = {
  /** Where the round begins and ends. */
  start: number;
  end: number;
  from: number;
  to: number;
  room: number;
  skills: number;
  /** In the order of the clock, apart from one another. */
  breaks?: readonly RoundsBreak[];
};

/**
 * `roads` has a row and a column for each place: the time from one to the other, which is also what is made as small as
 * possible. `aim`: "fewest" also makes as few technicians leave as possible, before it shortens the roads. `grid`: work
 * begins at its multiples, at any time without one. `balance`: weight of uneven loads, in units of road: the cost grows
 * by `balance` times the sum of the squares of the technicians' loads, divided by the sum of all loads.
 */
export type RoundsProblem = {
  visits: readonly RoundsVisit[];
  technicians: readonly RoundsTechnician[];
  roads: readonly (readonly number[])[];
  aim: "fewest" | "shortest";
  grid?: number;
  balance?: number;
};

/** Visits in their order for each technician, by their numbers in the problem; the rest is left out. */
export type RoundsSolution = { rounds: number[][]; road: number; leftOut: number[] };
