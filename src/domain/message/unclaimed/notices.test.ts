import { expect, test } from "vitest";
import type { Instant } from "../../time.ts";
import { noticesSince } from "./notices.ts";

const at = (text: string) => `${text}.000Z` as Instant;
const letter = {
  template: "device-unclaimed",
  transport: "smtp" as string | null,
  status: "sent",
  sent_at: at("2026-11-30T07:00:00") as Instant | null,
};
const READY = at("2026-11-23T11:00:00");

test("oldest first, by e-mail and by SMS", () => {
  const later = { ...letter, transport: "sms", sent_at: at("2026-12-23T07:00:00") };
  expect(noticesSince([later, letter], READY)).toEqual([letter, later]);
});

test("the letter of the very moment at which it was ready counts", () => {
  expect(noticesSince([{ ...letter, sent_at: READY }], READY)).toHaveLength(1);
});

test.each([
  ["kept in the outbox", { transport: "outbox" }],
  ["waiting", { status: "queued", transport: null, sent_at: null }],
  ["failed", { status: "failed", transport: null, sent_at: null }],
  ["dropped", { status: "dropped", transport: null, sent_at: null }],
  ["sent before the appliance was ready", { sent_at: at("2026-11-23T10:59:59") }],
  ["about something else", { template: "appointment-reminder" }],
])("a letter %s proves nothing", (_, facts) => {
  expect(noticesSince([{ ...letter, ...facts }], READY)).toEqual([]);
});
