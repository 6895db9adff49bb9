import { expect, test } from "vitest";
import { formatTime, parseInstant } from "../time.ts";
import { isZoneOfZip, SHOP_ZONES, zoneName, zoneOfZip } from "./zone.ts";

test.each([
  ["31000", "Europe/Paris"],
  ["20090", "Europe/Paris"],
  ["97110", "America/Guadeloupe"],
  ["97133", "America/Guadeloupe"],
  ["97150", "America/Guadeloupe"],
  ["97200", "America/Martinique"],
  ["97300", "America/Cayenne"],
  ["97400", "Indian/Reunion"],
  ["97500", "America/Miquelon"],
  ["97600", "Indian/Mayotte"],
  ["98600", "Pacific/Wallis"],
  ["98713", "Pacific/Tahiti"],
  ["98800", "Pacific/Noumea"],
  ["98000", "Europe/Paris"],
  ["", "Europe/Paris"],
])("a shop at %s is on the clock of %s", (zip, zone) => {
  expect(zoneOfZip(zip)).toBe(zone);
});

const NOON_IN_LONDON = parseInstant("2026-12-01T12:00:00Z");

test.each([
  ["Europe/Paris", "13 h"],
  ["America/Guadeloupe", "8 h"],
  ["America/Martinique", "8 h"],
  ["America/Cayenne", "9 h"],
  ["Indian/Reunion", "16 h"],
  ["America/Miquelon", "9 h"],
  ["Indian/Mayotte", "15 h"],
  ["Pacific/Wallis", "0 h"],
  ["Pacific/Tahiti", "2 h"],
  ["Pacific/Marquesas", "2 h 30"],
  ["Pacific/Gambier", "3 h"],
  ["Pacific/Noumea", "23 h"],
])("at noon in London a clock of %s says %s", (zone, time) => {
  expect(NOON_IN_LONDON && formatTime(NOON_IN_LONDON, zone).replace(/\s/g, " ")).toBe(time);
});

test.each([
  ["98713", "Pacific/Tahiti", true],
  ["98742", "Pacific/Marquesas", true],
  ["98755", "Pacific/Gambier", true],
  ["97400", "Indian/Reunion", true],
  ["97400", "Europe/Paris", false],
  ["31000", "Indian/Reunion", false],
  ["31000", "Europe/Paris", true],
])("whether %s lives on the clock of %s: %s", (zip, zone, isIts) => {
  expect(isZoneOfZip(zone, zip)).toBe(isIts);
});

test("each zone that is offered has a name, once", () => {
  const names = SHOP_ZONES.map(zoneName);
  expect(new Set(names).size).toBe(SHOP_ZONES.length);
  expect(names).not.toEqual(expect.arrayContaining([...SHOP_ZONES]));
  expect(zoneName("Asia/Tokyo")).toBe("Asia/Tokyo");
});
