import { expect, test } from "vitest";
import { toInstant } from "../../time.ts";
import {
  isWebhookEvent,
  RECORD_OF_EVENT,
  WEBHOOK_EVENT_FR,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookRecord,
} from "./event.ts";
import {
  DELIVERY_DAYS,
  RETRY_MINUTES,
  isDelivered,
  isResting,
  isToStop,
  nextAttempt,
  restOf,
} from "./retry.ts";
import { MOST_ADDRESS, parseWebhook } from "./webhook.ts";

const parse = (url: string, events: string[] = ["invoice.issued"], isLocalAllowed = false) =>
  parseWebhook({ url, events }, { isLocalAllowed });

test.each([
  ["https://compta.example/etabli", "https://compta.example/etabli"],
  ["  https://COMPTA.example/a?b=c  ", "https://compta.example/a?b=c"],
  ["https://compta.example:8443#ancre", "https://compta.example:8443/"],
])("%j is sent to %s", (typed, url) => {
  expect(parse(typed)).toEqual({ url, events: ["invoice.issued"] });
});

test.each([
  "",
  "compta.example",
  "http://compta.example/",
  "ftp://compta.example/",
  "javascript:alert(1)",
  "https://moi:secret@compta.example/",
  "https://moi@compta.example/",
  `https://compta.example/${"a".repeat(MOST_ADDRESS)}`,
  `https://compta.example/${"é".repeat(MOST_ADDRESS / 3)}`,
])("%j is no address of a webhook", (typed) => {
  expect(parse(typed)).toMatchObject({ refused: "bad-input", detail: { url: expect.any(String) } });
});

test("http goes to a program on the same machine only where that is allowed", () => {
  expect(parse("http://127.0.0.1:9/", undefined, true)).toMatchObject({
    url: "http://127.0.0.1:9/",
  });
});

test("its events are known ones, each once, in our order; at least one", () => {
  expect(parse("https://a.example/", ["quote.sent", "booking.created", "quote.sent"])).toEqual({
    url: "https://a.example/",
    events: ["booking.created", "quote.sent"],
  });
  for (const events of [[], ["quote.eaten"], ["toString"]])
    expect(parse("https://a.example/", events)).toMatchObject({ detail: { events: /./ } });
});

test.each<[WebhookEvent, WebhookRecord, string]>([
  ["booking.created", "booking", "Rendez-vous pris"],
  ["booking.moved", "booking", "Rendez-vous déplacé"],
  ["booking.cancelled", "booking", "Rendez-vous annulé"],
  ["repair.created", "repair", "Réparation créée"],
  ["repair.status_changed", "repair", "Réparation : nouveau statut"],
  ["quote.sent", "quote", "Devis envoyé"],
  ["quote.accepted", "quote", "Devis accepté"],
  ["quote.refused", "quote", "Devis refusé"],
  ["invoice.issued", "invoice", "Facture émise"],
  ["invoice.paid", "invoice", "Facture soldée"],
  ["credit_note.issued", "invoice", "Avoir émis"],
  ["payment.recorded", "invoice", "Règlement enregistré"],
])("« %s » carries a %s, and is read « %s »", (event, record, words) => {
  expect(isWebhookEvent(event)).toBe(true);
  expect(RECORD_OF_EVENT[event]).toBe(record);
  expect(WEBHOOK_EVENT_FR[event].replaceAll("\u00a0", " ")).toBe(words);
});

test("these are all of them, and no other text is one", () => {
  expect(WEBHOOK_EVENTS).toHaveLength(12);
  expect(new Set(WEBHOOK_EVENTS).size).toBe(12);
  for (const text of ["webhook.test", "", "toString", "booking", "BOOKING.CREATED"])
    expect(isWebhookEvent(text)).toBe(false);
});

test("two events of one name are told once, and the order typed does not matter", () => {
  const typed = ["payment.recorded", "booking.moved", "payment.recorded"];
  const reversed = typed.toReversed();
  const events = ["booking.moved", "payment.recorded"];
  expect(parse("https://a.example/", typed)).toMatchObject({ events });
  expect(parse("https://a.example/", reversed)).toMatchObject({ events });
});

const at = toInstant(Date.parse("2026-11-23T08:00:00Z"));
const later = (minutes: number) => toInstant(Date.parse(at) + minutes * 60_000);

test("a delivery is tried seven times, over most of a day, then has failed", () => {
  const attempts = [1, 2, 3, 4, 5, 6, 7].map((attempt) => nextAttempt(attempt, at));
  expect(attempts).toEqual(
    [1, 5, 30, 120, 360, 720].map(later).concat([] as never[], [null as never]),
  );
  expect(RETRY_MINUTES.reduce((sum, minutes) => sum + minutes, 0) / 60).toBeLessThan(24);
});

test.each<[number | null, boolean]>([
  [200, true],
  [204, true],
  [299, true],
  [199, false],
  [301, false],
  [400, false],
  [500, false],
  [null, false],
])("the answer %j says that it has it: %j", (status, delivered) => {
  expect(isDelivered(status)).toBe(delivered);
});

test("an address that fails rests a moment; one that works never does", () => {
  const resting_until = restOf(at);
  expect(isResting({ failing_since: at, resting_until }, at)).toBe(true);
  expect(isResting({ failing_since: at, resting_until }, resting_until)).toBe(false);
  expect(isResting({ failing_since: null, resting_until }, at)).toBe(false);
  expect(isResting({ failing_since: at, resting_until: null }, at)).toBe(false);
});

const DAY = 1440;
test.each<[number, number | null, boolean]>([
  [0, 500, false],
  [-3 * DAY + 1, null, false],
  [-3 * DAY, 500, true],
  [0, 410, true],
])("failing since %j minutes and answered %j: stopped %j", (since, status_code, stopped) => {
  expect(isToStop({ failing_since: later(since) }, { at, status_code })).toBe(stopped);
});

test("what is tried again has failed for good long before it is forgotten", () => {
  const minutes = RETRY_MINUTES.reduce((sum, one) => sum + one, 0);
  expect(minutes).toBeLessThan(DELIVERY_DAYS * 24 * 60);
  expect(minutes).toBeLessThan(24 * 60);
});
