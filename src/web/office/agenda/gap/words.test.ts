import { expect, test } from "vitest";
import { toInstant } from "../../../../domain/time.ts";
import type { Filling } from "./query.ts";
import { announcedText, placeText, roadText, visitFor } from "./words.ts";

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
  expect(plain(placeText({ slot, near: null }, PARIS))).toBe("10 h – 11 h, + 6 min de route");
  expect(plain(placeText({ slot: { ...slot, cost: 0 }, near: null }, PARIS))).toBe(
    "10 h – 11 h, sans détour",
  );
  expect(plain(announcedText({ slot }, PARIS))).toBe("Annoncé 9 h – 11 h");
});

test("a place says whose visit it is near, and nothing of one at the workshop", () => {
  const client = {
    id: "c",
    firstname: "Théo",
    lastname: "VIDAL",
    addresses: [{ city: "Blagnac", tags: [] }],
  };
  const near = { id: "e", where: "Chez le client", repair: { client, proposal: null } };
  const placed = { slot, near } as unknown as Filling;
  expect(plain(roadText(placed))).toBe("+ 6 min de route, près de chez Théo VIDAL à Blagnac");
  const workshop = { slot, near: { ...near, where: "Atelier" } } as unknown as Filling;
  expect(plain(roadText(workshop))).toBe("+ 6 min de route");
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
