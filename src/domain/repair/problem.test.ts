import { describe, expect, test } from "vitest";
import { mergeEdit } from "../record.ts";
import type { JournalItem } from "./journal.ts";
import { answersOf, changedProblem, faultLine, faultOf, problemEdit } from "./problem.ts";

const leak = [{ id: "lave-linge/fuite", name: "Fuite" }];
const noise = [{ id: "lave-linge/bruit", name: "Bruit" }];
const told: JournalItem = { type: "SymptomAdded", payload: { tunnel_answer: leak } };
const corrected: JournalItem = {
  type: "ProblemChanged",
  payload: { tunnel_answer: noise, description: "" },
};
const quiet = { description: "", urgency: 0 };

describe("the fault that counts", () => {
  test.each<[string, JournalItem[], string]>([
    ["nothing was asked", [], ""],
    ["what the client said", [told], "Fuite"],
    ["what the shop corrected since", [told, corrected], "Bruit"],
    ["what the client said again since", [corrected, told], "Fuite"],
  ])("%s", (_, items, fault) => {
    expect(faultOf(items)).toBe(fault);
  });

  test("a code typed by hand is in it", () => {
    const typed = [{ id: "lave-linge/code", name: "Code erreur", input: "E18" }];
    const items: JournalItem[] = [{ type: "SymptomAdded", payload: { tunnel_answer: typed } }];
    expect(answersOf(items)).toEqual(typed);
    expect(faultOf(items)).toBe("Code erreur (E18)");
  });
});

test("on a card the answers say the fault, else the first of the free words", () => {
  expect(faultLine([told], "Depuis lundi")).toBe("Fuite");
  const path = ["Fuite", "Sous la machine", "LED rouge"].map((name) => ({ id: name, name }));
  const item: JournalItem = { type: "SymptomAdded", payload: { tunnel_answer: path } };
  expect(faultLine([item], "")).toBe("Fuite, sous la machine, LED rouge");
  expect(faultLine([], " Une flaque\nsous la porte ")).toBe("Une flaque");
  expect(faultLine([], "")).toBe("");
});

describe("a fault corrected on the sheet", () => {
  test("enters the journal once, symptoms and precisions together", () => {
    const report = { tunnel_answer: noise, description: "Au départ de l’essorage" };
    expect(changedProblem(quiet, [told], report)).toEqual([
      {
        type: "ProblemChanged",
        payload: { ...report, from: { tunnel_answer: leak, description: "" } },
      },
    ]);
  });

  test("writes nothing when nothing differs", () => {
    const report = { tunnel_answer: leak, description: "" };
    expect(changedProblem(quiet, [told], report)).toEqual([]);
  });

  test("that is a danger makes the repair urgent, unless it is already", () => {
    const report = {
      tunnel_answer: [],
      description: "Une forte odeur de gaz près de la cuisinière",
    };
    const types = (urgency: number) =>
      changedProblem({ description: "", urgency }, [], report).map(({ type }) => type);
    expect(types(0)).toEqual(["ProblemChanged", "UrgencyChanged"]);
    expect(types(1)).toEqual(["ProblemChanged"]);
    expect(changedProblem(quiet, [], report)[0]?.payload).toMatchObject({ danger: "gas" });
  });
});

describe("a fault corrected by two people at once", () => {
  const read = { tunnel_answer: leak, description: "Depuis lundi" };
  const merge = (mine: object, theirs: object) =>
    mergeEdit(problemEdit({ ...read, ...mine }, read, { ...read, ...theirs }));

  test.each<[string, object, object, object]>([
    [
      "one the symptoms, the other the precisions: both stay",
      { tunnel_answer: noise },
      { description: "Depuis mardi" },
      { changes: { tunnel_answer: noise }, conflicts: [] },
    ],
    [
      "both the symptoms: neither is lost",
      { tunnel_answer: noise },
      { tunnel_answer: [] },
      { changes: {}, conflicts: ["tunnel_answer"] },
    ],
    [
      "both to the same words",
      { description: "Depuis mardi" },
      { description: "Depuis mardi" },
      { changes: {}, conflicts: [] },
    ],
  ])("%s", (_, mine, theirs, merged) => {
    expect(merge(mine, theirs)).toEqual(merged);
  });

  test("a program that says nothing of what it read overwrites", () => {
    const sent = { ...read, description: "Depuis mardi" };
    expect(mergeEdit(problemEdit(sent, null, read)).changes).toEqual({
      description: "Depuis mardi",
    });
  });
});
