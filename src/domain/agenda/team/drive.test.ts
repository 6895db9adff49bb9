import { expect, test } from "vitest";
import { at, member, teamRequest, visitFor } from "../../../../test/shop/rounds/team.ts";
import { toInstant } from "../../time.ts";
import { drive, presentRound } from "./drive.ts";
import { teamDay } from "./problem.ts";

const KARIM = member("karim");
const LEA = member("lea", { base: { lat: 50, lon: 0 } });
const day = teamDay(
  teamRequest(
    [
      visitFor("karim", [30, 0], at(10)),
      visitFor("karim", [40, 0], at(14), { public_start_at: at(14), public_end_at: at(16) }),
      visitFor("lea", [0, 0], at(9), { where: "Atelier" }),
    ],
    [KARIM, LEA],
  ),
);
const startsOf = (round: { starts: readonly number[] } | undefined) =>
  round?.starts.map((start) => toInstant(start));

test("a round as it is planned keeps its hours, whatever they are", () => {
  const round = presentRound(day, { member: KARIM, rank: 0 });
  expect([startsOf(round), round.road]).toEqual([[at(10), at(14)], 80]);
});

test("the same stops are driven as early as the road, the hours worked and the windows allow", () => {
  const round = drive(day, { member: KARIM, rank: 0, round: [0, 1] });
  expect([startsOf(round), round?.road]).toEqual([[at(8, 30), at(14)], 80]);
});

test("a colleague drives them from their own base, around what they cannot leave", () => {
  const round = drive(day, { member: LEA, rank: 1, round: [2, 0, 1] });
  expect([startsOf(round), round?.road]).toEqual([[at(9), at(10, 30), at(14)], 100]);
});

test("nobody drives an order that misses a window", () => {
  const late = { ...LEA, hours: [{ from: Date.parse(at(16)), to: Date.parse(at(18)) }] };
  expect(drive(day, { member: late, rank: 1, round: [1] })).toBeUndefined();
});
