import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at, member, teamRequest, visitFor } from "../../../../test/shop/rounds/team.ts";
import { epochOf } from "../../time.ts";
import { busyTime } from "../event-time.ts";
import type { AgendaEvent } from "../event.ts";
import { overlaps } from "../interval.ts";
import { reorderRound } from "../round/reorder.ts";
import { optimise } from "../rounds/optimise.ts";
import type { TeamMember, TeamRequest } from "./day.ts";
import { teamDay } from "./problem.ts";
import { proposeTeam, type TeamProposal } from "./propose.ts";

const STEPS = 400;
function propose(request: TeamRequest): TeamProposal {
  const day = teamDay(request);
  return proposeTeam(
    day,
    optimise(day.problem, 1, (steps) => steps / STEPS),
  );
}

/** Each drives to both ends of the town. */
const CROSSED = [
  visitFor("karim", [30, 0], at(9), { id: "north 1" }),
  visitFor("karim", [-30, 0], at(11), { id: "south 1" }),
  visitFor("lea", [-32, 0], at(9), { id: "south 2" }),
  visitFor("lea", [32, 0], at(11), { id: "north 2" }),
];
const TEAM = [member("karim"), member("lea")];

const whose = ({ members }: TeamProposal) =>
  Object.fromEntries(
    members.map(({ user_id, after }) => [
      user_id,
      after.lines.map(({ event }) => event.id).toSorted(),
    ]),
  );

describe("a team's day", () => {
  test("is shared anew so that nobody crosses the town, and few visits change hands", () => {
    const proposal = propose(teamRequest(CROSSED, TEAM));
    expect(whose(proposal)).toEqual({ karim: ["north 1", "north 2"], lea: ["south 1", "south 2"] });
    expect(proposal).toMatchObject({ saved: 248 - 128, movable: 4 });
    const changed = proposal.moves.filter(({ from, to }) => from.user_id !== to.user_id);
    expect(changed.map(({ event_id, to }) => [event_id, to.user_id])).toEqual([
      ["north 2", "karim"],
      ["south 1", "lea"],
    ]);
  });

  test("stays when nothing is gained, whoever could drive whose round", () => {
    const apart = [
      visitFor("karim", [30, 0], at(9)),
      visitFor("karim", [32, 0], at(11)),
      visitFor("lea", [-30, 0], at(9)),
      visitFor("lea", [-32, 0], at(11)),
    ];
    expect(propose(teamRequest(apart, TEAM))).toMatchObject({ saved: 0, movable: 4, moves: [] });
  });

  test("shows who had nothing and gets a visit, not who stays at home", () => {
    const far = [visitFor("karim", [40, 0], at(9)), visitFor("karim", [-40, 0], at(11))];
    const near = [member("karim"), member("lea", { base: { lat: -40, lon: 0 } }), member("hugo")];
    const { members, saved } = propose(teamRequest(far, near));
    expect(members.map(({ user_id }) => user_id)).toEqual(["karim", "lea"]);
    expect(saved).toBe(80);
  });
});

test("counts once the trip that a fixed stop keeps already: who goes there takes a visit on the way", () => {
  const trips = { trip_duration_before: 20, repair_id: null };
  const meeting = visitFor("karim", [40, 0], at(10), trips);
  const bounds = { constraint_start_at: at(8), constraint_end_at: at(9, 40) };
  const early = visitFor("lea", [20, 0], at(8, 20), { id: "early", duration: 75, ...bounds });
  const { saved, moves } = propose(teamRequest([meeting, early], TEAM));
  expect(saved).toBe(40);
  expect(moves.map(({ event_id, to }) => [event_id, to.user_id, to.start_at])).toEqual([
    ["early", "karim", at(8, 20)],
  ]);
});

test("without a search everything stays as it is", () => {
  const proposal = proposeTeam(teamDay(teamRequest(CROSSED, TEAM)), undefined);
  expect(proposal).toMatchObject({ saved: 0, movable: 4, moves: [] });
  expect(proposal.members.map(({ before, after }) => [before.road, after.road])).toEqual([
    [120, 120],
    [128, 128],
  ]);
});

describe("what stays with its person", () => {
  test.each<[string, Partial<AgendaEvent>, Partial<TeamMember>]>([
    ["a visit whose skill the colleague lacks", {}, { isAble: () => false }],
    ["a visit that holds a shared thing", { resource_ids: ["van"] }, {}],
    ["a visit that two go to", { assigned_to: ["karim", "lea"] }, {}],
    ["a visit done", { status: "DONE" }, {}],
    ["work at the workshop", { where: "Atelier" }, {}],
  ])("%s", (_, event, who) => {
    const events = CROSSED.map((one) => ({ ...one, ...event }));
    const { moves } = propose(teamRequest(events, [member("karim", who), member("lea", who)]));
    expect(moves.filter(({ from, to }) => from.user_id !== to.user_id)).toEqual([]);
  });

  test("everything, for a colleague who does not work that day", () => {
    const { moves } = propose(
      teamRequest(CROSSED.slice(0, 2), [member("karim"), member("lea", { hours: [] })]),
    );
    expect(moves.filter(({ to }) => to.user_id === "lea")).toEqual([]);
  });
});

test("no promise is broken, nobody is at two places, and the road said is the road driven", () => {
  const place = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }));
  const visits = fc.array(
    fc.record({
      who: fc.constantFrom("karim", "lea", "hugo"),
      place,
      hour: fc.integer({ min: 8, max: 16 }),
      window: fc.boolean(),
      kind: fc.constantFrom("visit", "visit", "visit", "workshop", "done"),
    }),
    { maxLength: 9 },
  );
  let better = 0;
  fc.assert(
    fc.property(visits, fc.integer({ min: 6, max: 15 }), (drawn, hour) => {
      const taken = new Set<string>();
      const events = drawn.flatMap((one, index) => {
        const key = `${one.who} ${one.hour}`;
        if (taken.has(key)) return [];
        taken.add(key);
        return [
          visitFor(one.who, one.place, at(one.hour), {
            id: `visit ${index}`,
            ...(one.window && { public_start_at: at(one.hour), public_end_at: at(one.hour + 2) }),
            ...(one.kind === "workshop" && { where: "Atelier" }),
            ...(one.kind === "done" && { status: "DONE" }),
          }),
        ];
      });
      const base = { lat: 10, lon: 10 };
      const members = [member("karim"), member("lea", { base }), member("hugo")];
      const request = teamRequest(events, members, { now: at(hour) });
      const { saved, moves, members: shown } = propose(request);
      const sum = (key: "before" | "after") =>
        shown.reduce((total, one) => total + one[key].road, 0);
      expect(sum("before") - sum("after")).toBe(saved);
      if (saved === 0) {
        expect(moves).toEqual([]);
        return;
      }
      better += 1;
      const moved = reorderRound(moves, events, { now: request.now });
      if (!Array.isArray(moved)) throw new Error(JSON.stringify(moved));
      const day = events.map((event) => moved.find(({ id }) => id === event.id) ?? event);
      for (const { user_id } of members) expectApart(day, user_id);
      for (const event of moved) {
        expect(epochOf(event.start_at)).toBeGreaterThanOrEqual(epochOf(request.now));
        expect(inHours(event)).toBe(true);
      }
    }),
  );
  expect(better).toBeGreaterThan(10);
});

function expectApart(day: readonly AgendaEvent[], user_id: string): void {
  const busy = day
    .filter(({ assigned_to }) => assigned_to.includes(user_id))
    .flatMap((event) => busyTime(event) ?? []);
  for (const [index, one] of busy.entries())
    for (const other of busy.slice(index + 1)) expect(overlaps(one, other)).toBe(false);
}

const inHours = (event: AgendaEvent): boolean =>
  member("").hours.some(
    ({ from, to }) => from <= epochOf(event.start_at) && epochOf(event.end_at) <= to,
  );
