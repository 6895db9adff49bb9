import { describe, expect, test } from "vitest";
import { isRefusal } from "../../decision.ts";
import { MOST_MOVED, parseAssignments, parseMoves } from "./moves.ts";

const move = { repair_id: "r1", from: "Réparé", to: "Attente de réglement" };
const KARIM = "01990000-0000-7000-8000-000000000002";

describe("moves", () => {
  test("are read with their statuses", () => {
    expect(parseMoves([move])).toEqual([move]);
    expect(parseMoves([])).toEqual([]);
  });

  test("sent twice are one", () => {
    expect(parseMoves([move, move])).toEqual([move]);
  });

  test("to two places at once are refused", () => {
    expect(parseMoves([move, { ...move, to: "En essai" }])).toMatchObject({ refused: "bad-input" });
  });

  test.each([{ from: "Volé" }, { to: "" }])(
    "of a status that does not exist are refused",
    (bad) => {
      expect(parseMoves([{ ...move, ...bad }])).toMatchObject({ refused: "bad-input" });
    },
  );

  test("are bounded", () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...move, repair_id: `r${index}` }));
    expect(parseMoves(many(MOST_MOVED))).toHaveLength(MOST_MOVED);
    expect(parseMoves(many(MOST_MOVED + 1))).toMatchObject({ refused: "too-many-repairs" });
  });
});

describe("assignments", () => {
  test("are to a person, or to none", () => {
    expect(
      parseAssignments([
        { repair_id: "r1", technician_id: KARIM },
        { repair_id: "r2", technician_id: "" },
        { repair_id: "r3" },
      ]),
    ).toEqual([
      { repair_id: "r1", technician_id: KARIM },
      { repair_id: "r2", technician_id: null },
      { repair_id: "r3", technician_id: null },
    ]);
  });

  test("to what is no id are refused", () => {
    expect(isRefusal(parseAssignments([{ repair_id: "r1", technician_id: "karim" }]))).toBe(true);
  });
});
