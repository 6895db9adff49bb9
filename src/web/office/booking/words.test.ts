import { expect, test } from "vitest";
import type { Instant, Zone } from "../../../domain/time.ts";
import { cancelLabel, cancelledText, keptText, stateText } from "./words.ts";

const PARIS = "Europe/Paris" as Zone;
const UNTIL = "2026-11-23T09:15:00.000Z" as Instant;

test.each([
  ["waiting", "attend la confirmation du client jusqu’à 10 h 15"],
  ["standing", "occupe son créneau"],
  ["released", "annulé, créneau libéré"],
])("a booking that is %s reads « %s »", (state, text) => {
  expect(stateText({ state, held_until: UNTIL }, PARIS).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(
    text,
  );
});

test.each([
  [0, "Annuler les cochées"],
  [1, "Annuler 1 réservation"],
  [18, "Annuler 18 réservations"],
])("the button with %i marked", (count, text) => {
  expect(cancelLabel(count)).toBe(text);
});

test.each([
  [0, "Rien n’a changé : ces réservations étaient déjà réglées."],
  [1, "1 réservation est annulée."],
  [18, "18 réservations sont annulées."],
])("%i cancelled", (count, text) => {
  expect(cancelledText(count).replaceAll("\u00a0", " ")).toBe(text);
});

test.each([
  [["a"], [], "1 réservation est gardée."],
  [
    ["a", "b"],
    ["c"],
    "2 réservations sont gardées. Le créneau d’une autre est pris : rappelez ce client.",
  ],
  [[], ["c", "d"], "Les créneaux de 2 autres sont pris : rappelez ces clients."],
])("kept %j, taken %j", (kept, taken, text) => {
  expect(keptText({ kept, taken }).replaceAll("\u00a0", " ")).toBe(text);
});
