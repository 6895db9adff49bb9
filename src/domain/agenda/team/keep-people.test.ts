import { expect, test } from "vitest";
import { at, member, teamRequest, visitFor } from "../../../../test/shop/rounds/team.ts";
import { keepPeople } from "./keep-people.ts";
import { teamDay } from "./problem.ts";
import type { TeamMember } from "./day.ts";

const NORTH = visitFor("karim", [30, 0], at(9));
const SOUTH = visitFor("lea", [-30, 0], at(9));
const kept = (who: Partial<TeamMember>, solution: number[][]) =>
  keepPeople(
    teamDay(teamRequest([NORTH, SOUTH], [member("karim"), member("lea", who)])),
    solution,
  ).map((round) => round?.stops);

test("two rounds that either could drive go to those whose visits they are", () => {
  expect(kept({}, [[1], [0]])).toEqual([[0], [1]]);
  expect(kept({}, [[0], [1]])).toEqual([[0], [1]]);
});

test("not when the road would grow: the one who lives nearer goes", () => {
  expect(kept({ base: { lat: 30, lon: 0 } }, [[1], [0]])).toEqual([[1], [0]]);
});

test("a round with a visit whose skill its member lacks is none", () => {
  expect(kept({ isAble: () => false }, [[1], [0]])).toEqual([[1], undefined]);
});
