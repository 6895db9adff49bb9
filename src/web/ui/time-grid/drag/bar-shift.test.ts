import { describe, expect, test } from "vitest";
import { datesFrom, type LocalDate } from "../../../../domain/time.ts";
import { makeAxis } from "../axis.ts";
import { edgesOf, layOutBars, type AllDay } from "../bars.ts";
import { columnsOf } from "../columns.ts";
import { barAt, columnsCovered, nudgeBar, type CarriedBar } from "./bar-shift.ts";

const MONDAY = "2026-11-23" as LocalDate;
const dates = datesFrom(MONDAY, 4);
const leave: AllDay = {
  id: "leave",
  title: "Congé",
  color: "",
  first: "2026-11-24" as LocalDate,
  last: "2026-11-25" as LocalDate,
  assigned_to: ["karim"],
};
const columns = columnsOf(makeAxis(dates, "Europe/Paris"));
const row = { columns, bars: layOutBars([leave], columns) };
const people = [
  { id: "karim", name: "Karim" },
  { id: "lea", name: "Léa" },
];
const wide = columnsOf(makeAxis(dates, "Europe/Paris"), people);
const wideRow = { columns: wide, bars: layOutBars([leave], wide) };
const held = (facts: Partial<CarriedBar> = {}): CarriedBar => ({
  id: "leave",
  edge: "move",
  from: 1,
  to: 1,
  ...facts,
});
const key = (name: string, facts: object = {}) => ({
  key: name,
  shiftKey: false,
  altKey: false,
  ...facts,
});

describe("what is held", () => {
  test("a bar is found under any of its columns", () => {
    expect([1, 2].map((column) => barAt(row, "leave", column)?.item.id)).toEqual([
      "leave",
      "leave",
    ]);
    expect(barAt(row, "leave", 3)).toBeUndefined();
  });

  test("an end that the period does not show cannot be taken", () => {
    const cut = columnsOf(makeAxis(datesFrom("2026-11-25" as LocalDate, 2), "Europe/Paris"));
    const [whole, part] = [row.bars[0], layOutBars([leave], cut)[0]];
    expect(whole && edgesOf(whole, columns)).toEqual(["start", "end"]);
    expect(part && edgesOf(part, cut)).toEqual(["end"]);
  });
});

describe("the keyboard", () => {
  test.each<[string, CarriedBar, ReturnType<typeof key>, Partial<CarriedBar>]>([
    ["carries it to the next day", held(), key("ArrowRight"), { edge: "move", to: 2 }],
    ["stops at the edge", held({ to: 3 }), key("ArrowRight"), { to: 3 }],
    [
      "moves its last day",
      held(),
      key("ArrowRight", { shiftKey: true }),
      { edge: "end", from: 2, to: 3 },
    ],
    [
      "moves its first day",
      held(),
      key("ArrowLeft", { altKey: true }),
      { edge: "start", from: 1, to: 0 },
    ],
  ])("%s", (_, from, struck, expected) => {
    expect(nudgeBar(from, struck, row)).toMatchObject(expected);
  });

  test("with a column a person, goes to the colleague, and its end to the next day", () => {
    const karim = held({ from: 2, to: 2 });
    expect(nudgeBar(karim, key("ArrowRight"), wideRow)).toMatchObject({ to: 3 });
    const end = nudgeBar(karim, key("ArrowRight", { shiftKey: true }), wideRow);
    expect(end).toMatchObject({ edge: "end", from: 2, to: 4 });
  });

  test("any other key does nothing", () => {
    expect(nudgeBar(held(), key("ArrowDown"), row)).toBeUndefined();
  });
});

test.each<[string, Partial<CarriedBar>, [number, number]]>([
  ["carried later, cut by the end of the period", { to: 2 }, [2, 3]],
  ["longer", { edge: "end", from: 2, to: 3 }, [1, 3]],
  ["never less than a day", { edge: "end", from: 2, to: 0 }, [1, 1]],
  ["begun earlier", { edge: "start", to: 0 }, [0, 2]],
  ["never begun after its end", { edge: "start", to: 3 }, [2, 2]],
])("%s", (_, facts, [first, last]) => {
  expect(columnsCovered(held(facts), row)).toEqual({ first, last });
});
