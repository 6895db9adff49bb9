import { expect, test } from "vitest";
import { toInstant } from "../../../../domain/time.ts";
import type { Filling } from "./query.ts";
import { announcedText, placeText, visitFor } from "./words.ts";

const PARIS = "Europe/Paris";
const at = (hour: number) => toInstant(Date.UTC(2026, 10, 24, hour));
const slot: Filling["slot"] = {
  user_id: "karim",
  start_at: at(9),
  end_at: at(10),
  public_start_at: at(8),
  public_end_at: at(10),
  trip_duration_before: 6,
  trip_duration_after: 0,
  cost: 6,
};
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("a place says its hours, what it costs on the road, and what the client is told", () => {
  expect(plain(placeText({ slot }, PARIS))).toBe("10 h – 11 h, + 6 min de route");
  expect(plain(placeText({ slot: { ...slot, cost: 0 } }, PARIS))).toBe("10 h – 11 h, sans détour");
  expect(plain(announcedText({ slot }, PARIS))).toBe("Annoncé 9 h – 11 h");
});

test("one press makes the visit: its person, its trips and the window announced", () => {
  const visited = { kind: "Réparation", repair: { id: "r" }, slot };
  expect(visitFor(visited, { id: "e", shop_id: "s" })).toMatchObject({
    id: "e",
    repair_id: "r",
    assigned_to: ["karim"],
    where: "Chez le client",
    duration: 60,
    public_start_at: at(8),
    trip_duration_before: 6,
    trip_is_included_before: false,
  });
});
