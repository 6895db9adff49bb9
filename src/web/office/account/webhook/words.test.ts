import { expect, test } from "vitest";
import type { Instant } from "../../../../domain/time.ts";
import { attemptText, deliveryState, eventText, readableBody, webhookState } from "./words.ts";

const at = "2026-11-23T08:00:00.000Z" as Instant;
const plain = (text: string) => text.replaceAll(/\s/g, " ");

test("an event is said in French; one of a later version keeps its name", () => {
  expect(["invoice.paid", "webhook.test", "drone.landed"].map(eventText)).toEqual([
    "Facture soldée",
    "Essai",
    "drone.landed",
  ]);
});

test.each([
  ["on", null, "En marche"],
  ["on", at, "Ne répond plus"],
  ["paused", at, "En pause"],
  ["stopped", at, "Arrêté : trop d’échecs"],
])("an address that is %s, failing since %j: %s", (state, failing_since, text) => {
  expect(plain(webhookState({ state, failing_since }).text)).toBe(text);
});

test.each([
  ["waiting", 0, "En attente"],
  ["waiting", 2, "À reprendre"],
  ["delivered", 1, "Remis"],
  ["failed", 7, "Échoué"],
])("a delivery that is %s after %i attempts: %s", (state, attempts, text) => {
  expect(deliveryState({ state, attempts }).text).toBe(text);
});

const tried = { status_code: 200, failure: "", duration: 85, attempts: 1, next_at: null };

test("an attempt says its answer, how long it took, how many there were and when the next one is", () => {
  const read = (attempt: object) =>
    plain(attemptText({ ...tried, state: "waiting", ...attempt }, "Europe/Paris"));
  expect(read({ state: "delivered" })).toBe("réponse 200 en 85 ms");
  expect(read({ status_code: null, duration: null, attempts: 0, next_at: at })).toBe("");
  expect(read({ status_code: null, failure: "timeout", attempts: 2, next_at: at })).toMatch(
    /^pas de réponse en dix secondes, 2 essais, prochain essai .*9 h/,
  );
});

test("a body is laid out to be read, or left as it is", () => {
  expect(readableBody('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(readableBody("rien")).toBe("rien");
});
