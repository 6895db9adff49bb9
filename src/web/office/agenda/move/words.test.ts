import { expect, test } from "vitest";
import { newEvent } from "../../../../domain/agenda/event.ts";
import { addMinutes, DEFAULT_ZONE, toInstant } from "../../../../domain/time.ts";
import {
  announcedChange,
  conflictText,
  movedAgain,
  movedText,
  placeText,
  startingAt,
} from "./words.ts";

const at = (hour: number) => toInstant(Date.UTC(2026, 10, 23, hour));
const window = (from: number, to: number) => ({ public_start_at: at(from), public_end_at: at(to) });
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("the question names what the client was told and what they would be", () => {
  expect(plain(announcedChange(window(8, 10), window(13, 15), DEFAULT_ZONE))).toBe(
    "Le client attend votre arrivée lundi 23 novembre, 9 h – 11 h. Elle deviendrait lundi 23 novembre, 14 h – 16 h.",
  );
});

test("a move says the new hours", () => {
  const event = newEvent({ id: "1", shop_id: "", kind: "", start_at: at(9) });
  expect(plain(movedText(event, DEFAULT_ZONE))).toBe(
    "Rendez-vous déplacé : lundi 23 novembre, 10 h – 11 h",
  );
});

const PARIS = DEFAULT_ZONE;
const KARIM = "01900000-0000-7000-8000-00000000000a";
const visit = newEvent({
  id: "01900000-0000-7000-8000-000000000001",
  shop_id: "01900000-0000-7000-8000-000000000002",
  kind: "Autre",
  start_at: at(9),
  assigned_to: [KARIM],
});
const day = newEvent({
  ...visit,
  fullday: true,
  start_at: toInstant(Date.UTC(2026, 10, 22, 23)),
  end_at: toInstant(Date.UTC(2026, 10, 23, 23) - 1),
});
const DAY = 24 * 60;

test("another place says its day only when it is another one", () => {
  const later = startingAt(visit, at(13), PARIS);
  expect(plain(placeText(later, visit, PARIS))).toBe("14 h");
  const tomorrow = startingAt(visit, addMinutes(at(13), DAY), PARIS);
  expect(plain(placeText(tomorrow, visit, PARIS))).toBe("mardi 24 novembre, 14 h");
  const leave = startingAt(day, addMinutes(day.start_at, DAY), PARIS);
  expect(plain(placeText(leave, day, PARIS))).toBe("mardi 24 novembre");
  expect(plain(movedText(leave, PARIS))).toBe(
    "Rendez-vous déplacé : mardi 24 novembre, toute la journée",
  );
});

test("moved by a colleague while it was held: who, where, and the same move made again from there", () => {
  const theirs = { ...hoursOf(visit), start_at: at(11), end_at: at(12) };
  const conflict = { field: "hours", theirs, account_id: "sylvie" };
  const after = startingAt(visit, at(13), PARIS);
  const again = movedAgain({ before: visit, after }, [conflict]);
  expect([again.before.start_at, again.after.start_at]).toEqual([at(11), at(13)]);
  const nameOf = (id: string) => (id === "sylvie" ? "Sylvie Roux" : "Karim Benali");
  expect(conflictText(again.before, [conflict], { zone: PARIS, nameOf }).lines.map(plain)).toEqual([
    "Sylvie Roux l’a mis lundi 23 novembre, 12 h – 13 h, Karim Benali. Il y reste, rien n’est perdu.",
  ]);
});

const hoursOf = ({ fullday, public_start_at, public_end_at }: typeof visit) => ({
  fullday,
  public_start_at,
  public_end_at,
});
