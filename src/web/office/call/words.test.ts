import { expect, test } from "vitest";
import type { Instant } from "../../../domain/time.ts";
import {
  canWriteTo,
  loadingNotes,
  remoteFirst,
  standingOf,
  titleOfCall,
  waitingText,
} from "./words.ts";

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

test("advice is written to whom an e-mail or an SMS reaches", () => {
  const to = (email: string, ...numbers: string[]) =>
    canWriteTo({ repair: { client: { email, phones: numbers.map((number) => ({ number })) } } });
  expect([to("a@example.org"), to("", "+33639980012"), to("", "+33561000000")]).toEqual([
    true,
    true,
    false,
  ]);
  expect(canWriteTo({ repair: null })).toBe(false);
});

test("the parts to load begin the notes of the visit", () => {
  expect(loadingNotes({ conclusion: "Pompe" })).toMatch(/^À charger.: Pompe$/);
  expect(loadingNotes({ conclusion: "" })).toBeUndefined();
});

test("a flat rate of a remote diagnosis is proposed first", () => {
  const labels = ["Diagnostic, forfait", "Diagnostic à distance", "Télédiagnostic", "Autre"];
  expect(remoteFirst(labels.map((label) => ({ label }))).map(({ label }) => label)).toEqual([
    "Diagnostic à distance",
    "Télédiagnostic",
    "Diagnostic, forfait",
    "Autre",
  ]);
});
