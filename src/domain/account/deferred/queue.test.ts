import { expect, test } from "vitest";
import { again, newAct, nextAct, settled, type DeferredAct } from "./queue.ts";

const HERE = { title: "VIDAL Hélène", path: "/app/sheet/r1" };

const act = (id: string, facts: Partial<DeferredAct> = {}): DeferredAct => ({
  ...newAct({ id, kind: "addRepairNote", variables: {}, subject: id, made_at: 0, made_on: HERE }),
  ...facts,
});

test.each<[string, DeferredAct[], string | undefined]>([
  ["nothing waits", [], undefined],
  ["the first one made", [act("a"), act("b")], "a"],
  ["the next after one that was refused", [act("a", { state: "refused" }), act("b")], "b"],
  [
    "not one that builds on a refused one",
    [act("a", { state: "refused", subject: "timer" }), act("b", { subject: "timer" }), act("c")],
    "c",
  ],
  [
    "nor the one after it",
    [
      act("a", { state: "conflict", subject: "visit" }),
      act("b", { subject: "visit" }),
      act("c", { subject: "visit" }),
    ],
    undefined,
  ],
])("what leaves: %s", (_, acts, expected) => {
  expect(nextAct(acts)?.id).toBe(expected);
});

test.each<[string, Parameters<typeof settled>[1], DeferredAct["state"] | undefined]>([
  ["done", { type: "done" }, undefined],
  ["done at an earlier attempt", { type: "refused", refused: "done-already" }, undefined],
  ["of no effect any more", { type: "refused", refused: "unchanged" }, undefined],
  ["cut", { type: "cut" }, "waiting"],
  ["met by another edit", { type: "refused", refused: "changed-meanwhile" }, "conflict"],
  ["refused", { type: "refused", refused: "repair-archived" }, "refused"],
])("an act that is %s", (_, outcome, state) => {
  expect(settled(act("a"), outcome)?.state).toBe(state);
});

test("a refused act keeps its words and why, and leaves again with neither", () => {
  const note = act("a", { variables: { description: "Joint coupé" } });
  const refused = settled(note, { type: "refused", refused: "bad-input", detail: { x: "non" } });
  expect(refused).toEqual({
    ...note,
    state: "refused",
    refused: "bad-input",
    detail: { x: "non" },
  });
  expect(refused && again(refused)).toEqual(note);
  expect(refused && again(refused, { description: "Joint changé" }).variables).toEqual({
    description: "Joint changé",
  });
});

test("a server that fails is tried five times, then a person is asked", () => {
  const states: string[] = [];
  let now: DeferredAct | undefined = act("a");
  for (let turn = 0; turn < 5 && now; turn += 1) {
    now = settled(now, { type: "fault", code: "INTERNAL_SERVER_ERROR" });
    states.push(now?.state ?? "gone");
  }
  expect(states).toEqual(["waiting", "waiting", "waiting", "waiting", "refused"]);
  expect(now?.refused).toBe("INTERNAL_SERVER_ERROR");
  expect(now && again(now)).toEqual(act("a"));
});
