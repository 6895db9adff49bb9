import { expect, test } from "vitest";
import type { FreeSlot } from "../../agenda/slot-request.ts";
import { addMinutes, DEFAULT_ZONE, parseInstant, type Instant } from "../../time.ts";
import { wishOf } from "./wish.ts";

const at = (text: string): Instant => {
  const instant = parseInstant(text);
  if (!instant) throw new Error(text);
  return instant;
};
const slot = (text: string): FreeSlot => ({
  user_id: "karim",
  start_at: at(text),
  end_at: addMinutes(at(text), 60),
  public_start_at: at(text),
  public_end_at: addMinutes(at(text), 90),
  trip_duration_before: 0,
  trip_duration_after: 0,
  trip_is_included_before: false,
  trip_is_included_after: false,
  cost: 0,
  alternates: [],
});
const shown = { zone: DEFAULT_ZONE, linkTo: (start: Instant) => `/rdv?slot=${start}` };
const plain = (text: string): string => text.replaceAll(/\s/g, " ");
const TEN = at("2026-11-24T09:00:00Z");

test("an hour still free is kept, and nothing else is proposed", () => {
  const wish = wishOf(TEN, [slot("2026-11-24T07:00:00Z"), slot("2026-11-24T09:00:00Z")], shown);
  expect(plain(wish.text)).toContain("Heure choisie : mardi 24 novembre à 10 h. Elle est libre");
  expect(wish.nearest).toEqual([]);
});

test("an hour that is gone gives the three nearest, in the order of the calendar", () => {
  const slots = [
    "2026-11-26T09:00:00Z",
    "2026-11-24T15:00:00Z",
    "2026-11-24T07:00:00Z",
    "2026-11-25T09:00:00Z",
  ].map(slot);
  const wish = wishOf(TEN, slots, shown);
  expect(plain(wish.text)).toContain(
    "mardi 24 novembre à 10 h, n’est plus libre. Les plus proches :",
  );
  expect(wish.nearest.map(({ text }) => plain(text))).toEqual([
    "mardi 24 novembre à 8 h",
    "mardi 24 novembre à 16 h",
    "mercredi 25 novembre à 10 h",
  ]);
  expect(wish.nearest[0]?.href).toBe("/rdv?slot=2026-11-24T07:00:00.000Z");
});

test("when nothing is free around it, another day is to be looked for", () => {
  expect(wishOf(TEN, [], shown)).toMatchObject({
    text: expect.stringContaining("n’est plus libre. Choisissez-en une autre"),
    nearest: [],
  });
});
