import { expect, test } from "vitest";
import type { Instant } from "../../../domain/time.ts";
import { standingOf, titleOfCall, waitingText } from "./words.ts";

const call = { status: "ended", open: false, minutes: 12, outcome: "visit" };

test.each([
  ["waits", { ...call, status: "waiting", open: true }, "En attente du client"],
  ["runs", { ...call, status: "live", open: true }, "En cours"],
  ["ended", call, "12\u202fmin · Visite à planifier"],
  ["ended without an outcome", { ...call, outcome: null }, "12\u202fmin"],
  ["nobody came to", { ...call, minutes: 0, outcome: "none" }, "Le client n’est pas venu"],
  ["whose link is over", { ...call, status: "waiting", minutes: 0 }, "Le client n’est pas venu"],
])("a call that %s is told so", (_case, facts, said) => {
  expect(standingOf(facts)).toBe(said);
});

test("it is named after its client", () => {
  const client = { firstname: "Hélène", lastname: "VIDAL" };
  expect(titleOfCall({ repair: { client } })).toBe("Hélène VIDAL");
  expect(titleOfCall({ repair: null })).toBe("Appel sans fiche");
});

test.each([
  ["09:00:00", "09:00:20", "Attend depuis un instant"],
  ["09:00:00", "09:12:10", "Attend depuis 12 min"],
])("who came at %s reads at %s « %s »", (since, now, text) => {
  const at = (time: string) => `2026-11-23T${time}.000Z` as Instant;
  expect(waitingText(at(since), at(now)).replace(/\s/g, " ")).toBe(text);
});
