import { describe, expect, it } from "vitest";
import { layoutOf } from "./layout.ts";
import { emptyPlan, solutionOf } from "./plan.ts";
import type { RoundsTechnician, RoundsVisit } from "./problem.ts";
import { randomOf } from "./random.ts";
import { recreateOf } from "./recreate.ts";

const visit: Omit<RoundsVisit, "place"> = {
  duration: 10,
  from: 0,
  to: 480,
  load: 1,
  skills: 0,
  priority: 100,
};
const technician: RoundsTechnician = { start: 0, end: 0, from: 0, to: 480, room: 9, skills: 0 };
/** Along one road, from 30 km on one side of the workshop to 30 km on the other. */
const at = [0, -30, -20, 20, 30];
const roads = at.map((from) => at.map((to) => Math.abs(from - to)));

function placed(technicians: readonly RoundsTechnician[], facts: Partial<RoundsVisit>[], most = 9) {
  const visits = facts.map((one, index) => ({ ...visit, place: index + 1, ...one }));
  const layout = layoutOf({ aim: "shortest", visits, technicians, roads });
  const plan = emptyPlan(layout);
  recreateOf(layout, randomOf(1))(plan, most);
  return solutionOf(layout, plan);
}

describe("visits left out are put back", () => {
  it("where they cost least: each side of the town in a way that no other order shortens", () => {
    const { road, leftOut } = placed([technician], [{}, {}, {}, {}]);
    expect({ road, leftOut }).toEqual({ road: 120, leftOut: [] });
  });

  it("only to those who have room and skill", () => {
    const skilled = { ...technician, skills: 1, room: 1 };
    const { rounds, leftOut } = placed([technician, skilled], [{ skills: 1 }, { skills: 1 }, {}]);
    expect(rounds[1]).toHaveLength(1);
    expect(leftOut).toHaveLength(1);
    expect(rounds[0]).toEqual([2]);
  });

  it("by at most so many technicians", () => {
    // Both at one hour, on either side of the town.
    const late = { from: 100, to: 100 };
    const crew = [technician, technician];
    expect(placed(crew, [late, late], 2).leftOut).toEqual([]);
    expect(placed(crew, [late, late], 1).leftOut).toHaveLength(1);
  });
});
