import { describe, expect, it } from "vitest";
import { layoutOf } from "./layout.ts";
import { emptyPlan, retime, solutionOf, takeOut } from "./plan.ts";
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

  it("until one of them may not be left out", () => {
    const late = { from: 100, to: 100, place: 1 };
    const visits = [1, 2, 3, 4].map((place) => ({ ...visit, ...late, place }));
    const layout = layoutOf({ aim: "shortest", visits, technicians: [technician], roads });
    const plan = emptyPlan(layout);
    const asked: number[] = [];
    const recreate = recreateOf(layout, randomOf(1));
    expect(recreate(plan, 9, (one) => asked.push(one) < 2)).toBe(false);
    expect(asked).toHaveLength(2);
    const again = emptyPlan(layout);
    expect(recreate(again, 9, () => true)).toBe(true);
    expect(again.outCount).toBe(3);
  });

  it("by the rounds as they are now, however often they changed", () => {
    const visits = [1, 2, 3, 4].map((place) => ({ ...visit, place }));
    const layout = layoutOf({ aim: "shortest", visits, technicians: [technician], roads });
    const recreate = recreateOf(layout, randomOf(1));
    const plan = emptyPlan(layout);
    for (let turn = 0; turn < 30; turn++) {
      recreate(plan, 1);
      const { road, rounds } = solutionOf(layout, plan);
      expect([road, rounds[0]?.length]).toEqual([120, 4]);
      takeOut(layout, plan, turn % 4);
      if (turn % 2 === 0) takeOut(layout, plan, (turn + 1) % 4);
      retime(layout, plan, 0);
    }
  });
});
