import { expect, test } from "vitest";
import { FORM_SCROLL_DELAY, SCROLL_DELAY, STEP_FR } from "./step-words.ts";

test("the seven steps have the specification's names", () => {
  expect(Object.values(STEP_FR)).toEqual([
    "Type d’intervention",
    "Lieu",
    "Client",
    "Appareil",
    "Symptômes",
    "Précisions",
    "Rendez-vous",
  ]);
});

test("scroll to step after 710 ms; new repair form scroll delay 610 ms", () => {
  expect([SCROLL_DELAY, FORM_SCROLL_DELAY]).toEqual([710, 610]);
});
