import { expect, test } from "vitest";
import type { Instant } from "../time.ts";
import { REPAIR_STATUSES } from "./status.ts";
import { silentBefore, silentDays, WORKING } from "./silence.ts";

const at = (text: string) => text as Instant;
const clock = { now: at("2026-11-23T08:00:00.000Z"), zone: "Europe/Paris" };
const thread = {
  status: "Prêt à réparer",
  created_at: at("2026-11-10T08:00:00.000Z"),
  items: [{ type: "MessageSent", created_at: at("2026-11-17T10:00:00.000Z") }],
  events: [] as { status: string; end_at: Instant }[],
};
const item = (type: string, created_at: string) => ({ type, created_at: at(created_at) });

test.each([
  ["a message six days ago", {}, 6],
  [
    "a message five days ago",
    { items: [item("MessageSent", "2026-11-18T08:00:00.000Z")] },
    undefined,
  ],
  [
    "a call yesterday",
    { items: [...thread.items, item("CallHeld", "2026-11-22T08:00:00.000Z")] },
    undefined,
  ],
  [
    "a note of the shop yesterday",
    { items: [...thread.items, item("NotesAdded", "2026-11-22T08:00:00.000Z")] },
    6,
  ],
  ["nothing at all since it was opened", { items: [] }, 13],
  ["a repair opened today", { items: [], created_at: clock.now }, undefined],
  ["a quote that the client has in hand", { status: "Devis en attente Client" }, undefined],
  [
    "an appointment to come",
    { events: [{ status: "TODO", end_at: at("2026-11-25T10:00:00.000Z") }] },
    undefined,
  ],
  [
    "an appointment that was cancelled",
    { events: [{ status: "CANCEL", end_at: at("2026-11-25T10:00:00.000Z") }] },
    6,
  ],
  [
    "an appointment that is past",
    { events: [{ status: "TODO", end_at: at("2026-11-20T10:00:00.000Z") }] },
    6,
  ],
])("%s: silent for %j → %s days", (_, facts, days) => {
  expect(silentDays({ ...thread, ...facts }, clock)).toBe(days);
});

test("the shop speaks next in working statuses, five days are five times twenty-four hours", () => {
  expect(WORKING.every((status) => REPAIR_STATUSES.includes(status))).toBe(true);
  expect(silentBefore(clock.now)).toBe("2026-11-18T08:00:00.000Z");
});
