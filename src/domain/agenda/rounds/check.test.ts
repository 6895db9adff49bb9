import { expect, it, test } from "vitest";
import { faultsOf, type RoundsFault } from "./check.ts";
import type { RoundsProblem, RoundsSolution, RoundsTechnician, RoundsVisit } from "./problem.ts";

/** The workshop at 0 km, visits at 10, 20 and 30 km, a minute each. */
const roads = [0, 10, 20, 30].map((from) => [0, 10, 20, 30].map((to) => Math.abs(from - to)));
const visit = (place: number, facts: Partial<RoundsVisit> = {}): RoundsVisit => ({
  place,
  duration: 30,
  from: 0,
  to: 480,
  load: 1,
  skills: 0,
  priority: 1_000,
  ...facts,
});
const technician: RoundsTechnician = { start: 0, end: 0, from: 0, to: 480, room: 3, skills: 0b01 };

const problem = (
  visits: Partial<RoundsVisit>[],
  who: Partial<RoundsTechnician> = {},
): RoundsProblem => ({
  aim: "shortest",
  roads,
  visits: visits.map((facts, index) => visit(index + 1, facts)),
  technicians: [{ ...technician, ...who }, technician],
});

const solution = (rounds: number[][], road: number): RoundsSolution => ({
  rounds,
  road,
  leftOut: [],
});

it("says nothing of rounds that hold, a visit left out among them", () => {
  expect(faultsOf(problem([{}, {}, {}]), solution([[0, 1, 2], []], 60))).toEqual([]);
  expect(faultsOf(problem([{}, {}, {}]), { ...solution([[0, 1], []], 40), leftOut: [2] })).toEqual(
    [],
  );
});

test.each<[string, RoundsFault, RoundsProblem, RoundsSolution]>([
  ["a visit twice", { fault: "visited-twice", visit: 0 }, problem([{}]), solution([[0], [0]], 40)],
  [
    "a visit forgotten",
    { fault: "visited-twice", visit: 1 },
    problem([{}, {}]),
    solution([[0], []], 20),
  ],
  [
    "a window missed by the work before it",
    { fault: "too-late", technician: 0, visit: 1 },
    problem([{}, { to: 49 }]),
    solution([[0, 1], []], 40),
  ],
  [
    "work that a break delays",
    { fault: "too-late", technician: 0, visit: 0 },
    problem([{ to: 59 }], { breaks: [{ from: 39, to: 60 }] }),
    solution([[0], []], 20),
  ],
  [
    "work that the grid delays",
    { fault: "too-late", technician: 0, visit: 0 },
    { ...problem([{ to: 14 }]), grid: 15 },
    solution([[0], []], 20),
  ],
  [
    "no room on board",
    { fault: "too-full", technician: 0 },
    problem([{}, {}], { room: 1 }),
    solution([[0, 1], []], 40),
  ],
  [
    "a skill that is missing",
    { fault: "not-skilled", technician: 1, visit: 0 },
    problem([{ skills: 0b10 }]),
    solution([[], [0]], 20),
  ],
  [
    "home too late",
    { fault: "home-too-late", technician: 0 },
    problem([{}], { to: 49 }),
    solution([[0], []], 20),
  ],
  ["a road that is not theirs", { fault: "wrong-road" }, problem([{}]), solution([[0], []], 19)],
])("finds %s", (_, fault, asked, found) => expect(faultsOf(asked, found)).toEqual([fault]));

it("waits for a window that opens later", () => {
  expect(faultsOf(problem([{ from: 100 }, { to: 140 }]), solution([[0, 1], []], 40))).toEqual([]);
  expect(faultsOf(problem([{ from: 101 }, { to: 140 }]), solution([[0, 1], []], 40))).toHaveLength(
    1,
  );
});

it("lets a fixed visit stay where a break is, and between the hours of the grid", () => {
  const facts = { fixed: true, from: 17, to: 17 };
  const day = { ...problem([facts], { breaks: [{ from: 0, to: 100 }] }), grid: 5 };
  expect(faultsOf(day, solution([[0], []], 20))).toEqual([]);
});
