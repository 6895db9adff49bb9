import { expect, test } from "vitest";
import { paceText } from "./pace-text.ts";

const RULES = { road_factor: 1.3, speed_kmh: 39 };

test.each([
  [2.4, "Vos trajets durent en moyenne 1,2 fois l’estimation, d’après 84 trajets."],
  [1.6, "Vos trajets durent en moyenne 0,8 fois l’estimation, d’après 84 trajets."],
  [2, "Vos trajets durent ce que dit l’estimation, d’après 84 trajets."],
])("%d minutes for a kilometre: %s", (minutes_per_km, text) => {
  expect(paceText({ minutes_per_km, trips: 84 }, RULES).replaceAll("\u00a0", " ")).toBe(text);
});
