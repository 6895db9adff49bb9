import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toInstant, type Instant } from "../../time.ts";
import { isRepairStatus, REPAIR_STATUSES } from "../../repair/status.ts";
import {
  courtFrom,
  daysWaited,
  isCourtOpen,
  TO_FETCH,
  UNCLAIMED_AFTER,
  unclaimedBefore,
  unclaimedReminder,
  type UnclaimedRung,
} from "./unclaimed.ts";

const zone = "Europe/Paris";
const at = (text: string) => new Date(text).toISOString() as Instant;
const clock = (text: string) => ({ now: at(text), zone });
/** Monday 23 November 2026, an hour before the shop closes. */
const READY = at("2026-11-23T17:00:00+01:00");

test("the client may come once the work is done or refused, and never while the shop works", () => {
  expect(REPAIR_STATUSES.filter((status) => !TO_FETCH.includes(status))).toEqual([
    "Brouillon",
    "Devis à faire",
    "Devis à envoyer",
    "Devis en attente Client",
    "Devis accepté",
    "Livraison / Enlèvement",
    "Attente de pièces",
    "Prêt à réparer",
    "En essai",
  ]);
  expect(TO_FETCH.every(isRepairStatus)).toBe(true);
});

describe("days are those of the shop's calendar", () => {
  test.each([
    ["the same evening", "2026-11-23T23:59:00+01:00", 0],
    ["after midnight, seven hours later", "2026-11-24T00:00:00+01:00", 1],
    ["the next day, before the same hour", "2026-11-24T08:00:00+01:00", 1],
    ["thirty-four days later", "2026-12-27T08:00:00+01:00", 34],
  ])("%s", (_, now, days) => {
    expect(daysWaited(READY, clock(now))).toBe(days);
  });

  test("a day of 23 or 25 hours is one day", () => {
    expect(daysWaited(at("2027-03-27T12:00:00+01:00"), clock("2027-03-28T23:30:00+02:00"))).toBe(1);
    expect(daysWaited(at("2026-10-24T23:30:00+02:00"), clock("2026-10-25T23:30:00+01:00"))).toBe(1);
    expect(daysWaited(at("2026-10-25T00:10:00+02:00"), clock("2026-10-26T00:05:00+01:00"))).toBe(1);
  });
});

describe("the client is reminded after 7, 30 and 90 days", () => {
  const rows: [string, string, UnclaimedRung | undefined][] = [
    ["six days later", "2026-11-29T23:59:00+01:00", undefined],
    ["a week later, first thing", "2026-11-30T00:00:00+01:00", "week"],
    ["a server stopped until the thirteenth day", "2026-12-06T08:00:00+01:00", "week"],
    ["a server stopped for a week", "2026-12-07T08:00:00+01:00", undefined],
    ["the twenty-ninth day", "2026-12-22T23:59:00+01:00", undefined],
    ["the thirtieth day", "2026-12-23T06:40:00+01:00", "month"],
    ["the ninetieth day", "2027-02-21T06:40:00+01:00", "quarter"],
    ["an appliance that waits for two years", "2028-11-23T08:00:00+01:00", undefined],
  ];
  test.each(rows)("%s: %s is %s", (_, now, rung) => {
    expect(unclaimedReminder({ ready_at: READY, status: "Réparé", sent: [] }, clock(now))).toBe(
      rung,
    );
  });

  test("the change of hour moves none of them", () => {
    const spring = { ready_at: at("2027-03-26T23:30:00+01:00"), status: "Réparé" as const };
    const due = (now: string) => unclaimedReminder({ ...spring, sent: [] }, clock(now));
    expect(due("2027-04-01T23:59:00+02:00")).toBeUndefined();
    expect(due("2027-04-02T00:00:00+02:00")).toBe("week");
  });

  test("each once: the next one does not wait for those before it", () => {
    const due = (now: string, sent: readonly UnclaimedRung[]) =>
      unclaimedReminder({ ready_at: READY, status: "Devis refusé", sent }, clock(now));
    expect(due("2026-11-30T12:00:00+01:00", ["week"])).toBeUndefined();
    expect(due("2026-12-23T12:00:00+01:00", ["week"])).toBe("month");
    expect(due("2027-02-21T12:00:00+01:00", [])).toBe("quarter");
    expect(due("2027-02-22T12:00:00+01:00", ["quarter"])).toBeUndefined();
  });

  test.each([
    ["Attente de réglement", "week"],
    ["Terminer/Archivé", undefined],
  ] as const)("in « %s » the reminder of the week is %s", (status, rung) => {
    const now = clock("2026-11-30T12:00:00+01:00");
    expect(unclaimedReminder({ ready_at: READY, status, sent: [] }, now)).toBe(rung);
  });
});

describe("the court may be asked the day after a whole year", () => {
  test.each([
    ["2026-11-23T17:00:00+01:00", "2027-11-24"],
    ["2026-11-23T23:59:00+01:00", "2027-11-24"],
    ["2026-11-24T00:00:00+01:00", "2027-11-25"],
    ["2026-12-31T10:00:00+01:00", "2028-01-01"],
    ["2028-02-29T10:00:00+01:00", "2029-03-01"],
    ["2027-02-28T10:00:00+01:00", "2028-02-29"],
    ["2026-10-25T02:30:00+01:00", "2027-10-26"],
  ])("ready on %s, from %s", (ready, day) => {
    expect(courtFrom(at(ready), zone)).toBe(day);
  });

  test("not an hour before that day begins at the shop's clock", () => {
    expect(isCourtOpen(READY, clock("2027-11-23T23:59:00+01:00"))).toBe(false);
    expect(isCourtOpen(READY, clock("2027-11-24T00:00:00+01:00"))).toBe(true);
  });
});

test("the list and the rule say the same", () => {
  const minutes = fc.integer({
    min: Date.UTC(2026, 0, 1) / 60_000,
    max: Date.UTC(2029, 0, 1) / 60_000,
  });
  const aroundAMonth = fc.integer({ min: 28 * 24 * 60, max: 32 * 24 * 60 });
  fc.assert(
    fc.property(minutes, aroundAMonth, (ready, later) => {
      const ready_at = toInstant(ready * 60_000);
      const moment = { now: toInstant((ready + later) * 60_000), zone };
      expect(ready_at < unclaimedBefore(moment)).toBe(
        daysWaited(ready_at, moment) >= UNCLAIMED_AFTER,
      );
    }),
  );
});
