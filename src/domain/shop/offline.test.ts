import { expect, test } from "vitest";
import { DEFAULT_OFFLINE_HOURS, OFFLINE_CHOICES, offlineText } from "./offline.ts";

test("each choice is said in whole hours or whole days, the usual one among them", () => {
  expect(OFFLINE_CHOICES.map((hours) => offlineText(hours).replace(/\s/g, " "))).toEqual([
    "4 heures",
    "12 heures",
    "24 heures",
    "2 jours",
    "3 jours",
    "7 jours",
  ]);
  expect(OFFLINE_CHOICES).toContain(DEFAULT_OFFLINE_HOURS);
});
