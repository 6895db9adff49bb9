import { describe, expect, test } from "vitest";
import { newDraft, withLocation, withType } from "../../../../domain/repair/wizard/draft.ts";
import { turn, type Turn, type WizardState } from "./reducer.ts";

const REPAIR = "d3f7b6a8-1c52-4e0f-8d64-95ab3e72c018";
const ABSENCE = "47b13e62-9a0d-4e87-b3c5-61f8d2a4075e";
const draft = newDraft({ repair_id: "r", event_id: "e" });
const begun: WizardState = { draft, step: 1 };
const play = (state: WizardState, ...turns: Turn[]): WizardState => turns.reduce(turn, state);
const typed = (id: string): Turn => ({ type: "change", make: (now) => withType(now, id) });

describe("a gesture", () => {
  test("goes on only once a type is chosen", () => {
    expect(play(begun, { type: "next" }).step).toBe(1);
    expect(play(begun, typed(REPAIR), { type: "next" }).step).toBe(2);
  });

  test("that chooses and goes on sees its own choice", () => {
    const where: Turn = { type: "change", make: (now) => withLocation(now, "Chez le client") };
    const state = play(begun, typed(REPAIR), { type: "next" }, where, { type: "next" });
    expect(state).toMatchObject({ step: 3, draft: { where: "Chez le client" } });
  });

  test("goes to a step that the type has, and to no other", () => {
    const state = play(begun, typed(REPAIR), { type: "go", step: 5 });
    expect(state.step).toBe(5);
    expect(play(begun, typed(ABSENCE), { type: "go", step: 5 }).step).toBe(1);
    expect(play(begun, { type: "go", step: 3 }).step).toBe(1);
  });

  test("that takes the present step away leads back to the type", () => {
    expect(play(begun, typed(REPAIR), { type: "go", step: 4 }, typed(ABSENCE)).step).toBe(1);
  });

  test("goes back, and no further than the first step", () => {
    const state = play(begun, typed(ABSENCE), { type: "next" });
    expect(state.step).toBe(7);
    expect(play(state, { type: "previous" }, { type: "previous" }).step).toBe(1);
  });

  test("stays at the end when nothing follows", () => {
    expect(play(begun, typed(ABSENCE), { type: "next" }, { type: "next" }).step).toBe(7);
  });

  test("may replace everything: a draft taken up", () => {
    const state: WizardState = { draft: withType(draft, REPAIR), step: 6 };
    expect(play(begun, { type: "replace", state })).toBe(state);
  });
});
