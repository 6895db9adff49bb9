import { describe, expect, test } from "vitest";
import type { Instant } from "../time.ts";
import {
  ABSENCE_KIND,
  EVENT_STATUS_FR,
  EVENT_STATUSES,
  isAbsence,
  newEvent,
  otherStatuses,
} from "./event.ts";

const NINE = "2026-11-23T08:00:00.000Z" as Instant;
const GIVEN = { id: "1", shop_id: "garonne", kind: "Réparation", start_at: NINE };

describe("a new event", () => {
  test("is to be done, at the client's, for an hour, its return trip included", () => {
    expect(newEvent(GIVEN)).toMatchObject({
      status: "TODO",
      where: "Chez le client",
      end_at: "2026-11-23T09:00:00.000Z",
      duration: 60,
      fullday: false,
      assigned_to: [],
      trip_duration_before: 0,
      trip_duration_after: 0,
      trip_is_included_before: false,
      trip_is_included_after: true,
    });
  });

  test("lasts what is asked, and keeps all that is given", () => {
    const event = newEvent({
      ...GIVEN,
      duration: 45,
      where: "Atelier",
      assigned_to: ["karim"],
      trip_duration_before: 12,
    });
    expect(event).toMatchObject({
      end_at: "2026-11-23T08:45:00.000Z",
      where: "Atelier",
      assigned_to: ["karim"],
      trip_duration_before: 12,
    });
  });
});

test("the status menu offers every status but the current one, in the shop's words", () => {
  expect(otherStatuses("TODO").map((status) => EVENT_STATUS_FR[status])).toEqual([
    "Fait",
    "Annulé",
  ]);
  expect(EVENT_STATUSES.map((status) => EVENT_STATUS_FR[status])).toEqual([
    "à faire",
    "Fait",
    "Annulé",
  ]);
});

test("a leave is an absence, a repair is not", () => {
  expect(isAbsence({ kind: ABSENCE_KIND })).toBe(true);
  expect(isAbsence(GIVEN)).toBe(false);
});
