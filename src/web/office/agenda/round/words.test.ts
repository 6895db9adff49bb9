import { expect, test } from "vitest";
import { instant } from "../../../../../test/shop/quote.ts";
import {
  backText,
  handoverText,
  isChanged,
  nothingText,
  roadText,
  savedText,
  teamNothingText,
} from "./words.ts";

test("minutes on the road are said, and none on the spot", () => {
  expect(savedText(40)).toBe("40\u202fmin de route en moins");
  expect([roadText(0), roadText(75)]).toEqual(["Sur place", "1\u202fh\u202f15 de route"]);
  expect([backText(0), backText(12)]).toEqual([
    "Retour à l’atelier",
    "Retour à l’atelier, 12\u202fmin de route",
  ]);
});

test.each([
  [{ saved: 5, movable: 3 }, undefined],
  [{ saved: 0, movable: 0 }, /Aucune visite/],
  [{ saved: 0, movable: 1 }, /Une seule visite/],
  [{ saved: 0, movable: 4 }, /déjà dans l’ordre le plus court/],
])("of %j the dialog says why nothing is proposed", (found, expected) => {
  const text = nothingText(found);
  if (expected) expect(text).toMatch(expected);
  else expect(text).toBeUndefined();
});

test.each([
  [{ saved: 5, movable: 3 }, undefined],
  [{ saved: 0, movable: 0 }, /Aucune visite/],
  [{ saved: 0, movable: 4 }, /roule déjà aussi peu/],
])("of %j the dialog says why nothing is proposed to the team", (found, expected) => {
  const text = teamNothingText(found);
  if (expected) expect(text).toMatch(expected);
  else expect(text).toBeUndefined();
});

test("the visits that change hands are counted", () => {
  const move = (from: string, to: string) => ({ from: { user_id: from }, to: { user_id: to } });
  expect(handoverText([move("karim", "karim")])).toMatch(/seul l’ordre change/);
  expect(handoverText([move("karim", "lea"), move("lea", "lea")])).toMatch(/^1\u00a0visite change/);
  expect(handoverText([move("karim", "lea"), move("lea", "karim")])).toMatch(/^2\u00a0visites/);
});

test("a member is shown when their visits, their order or their hours change", () => {
  const plan = (...ids: string[]) => ({
    road: 10,
    back: 5,
    lines: ids.map((id) => ({
      event: { id },
      start_at: instant("2026-11-23T08:00:00Z"),
      end_at: instant("2026-11-23T09:00:00Z"),
      road: 5,
      fixed: false,
      lat: null,
      lon: null,
    })),
  });
  expect(isChanged({ before: plan("a", "b"), after: plan("a", "b") })).toBe(false);
  expect(isChanged({ before: plan("a", "b"), after: plan("b", "a") })).toBe(true);
  expect(isChanged({ before: plan("a"), after: plan() })).toBe(true);
});
