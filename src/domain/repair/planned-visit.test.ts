import { expect, test } from "vitest";
import { toInstant } from "../time.ts";
import {
  comingVisit,
  sayVisit,
  unclosedVisit,
  visitToEnd,
  type PlannedVisit,
} from "./planned-visit.ts";

const at = (text: string) => toInstant(Date.parse(text));
const clock = { now: at("2026-11-23T08:00:00Z"), zone: "Europe/Paris" };
const visit = (start: string, given: Partial<PlannedVisit> = {}): PlannedVisit => ({
  id: start,
  kind: "Réparation",
  where: "Chez le client",
  status: "TODO",
  start_at: at(start),
  end_at: toInstant(Date.parse(start) + 3_600_000),
  people: ["Karim"],
  ...given,
});

test.each<[PlannedVisit, string]>([
  [visit("2026-11-23T10:00:00Z"), "Karim passe aujourd’hui à 11 h"],
  [visit("2026-11-24T08:30:00Z"), "Karim passe demain à 9 h 30"],
  [visit("2026-11-27T10:00:00Z"), "Karim passe vendredi à 11 h"],
  [visit("2026-11-30T10:00:00Z"), "Karim passe lundi 30 novembre à 11 h"],
  [
    visit("2026-11-27T10:00:00Z", { people: ["Karim", "Hugo"] }),
    "Karim et Hugo passent vendredi à 11 h",
  ],
  [visit("2026-11-27T10:00:00Z", { people: [""] }), "Rendez-vous vendredi à 11 h"],
  [visit("2026-11-27T10:00:00Z", { where: "Atelier" }), "Rendez-vous à l’atelier vendredi à 11 h"],
  [visit("2026-11-27T10:00:00Z", { kind: "Télédiagnostic" }), "Télédiagnostic vendredi à 11 h"],
])("%j is said « %s »", (planned, text) => {
  expect(sayVisit(planned, clock).replace(/[\u00a0\u202f]/g, " ")).toBe(text);
});

test("the next appointment still to be done, and the last one never marked as done", () => {
  const visits = [
    visit("2026-11-28T10:00:00Z"),
    visit("2026-11-24T10:00:00Z", { status: "CANCEL" }),
    visit("2026-11-23T07:30:00Z"),
    visit("2026-11-20T10:00:00Z"),
    visit("2026-11-21T10:00:00Z", { status: "DONE" }),
  ];
  expect(comingVisit(visits, clock)?.id).toBe("2026-11-23T07:30:00Z");
  expect(unclosedVisit(visits, clock)?.id).toBe("2026-11-20T10:00:00Z");
  expect(comingVisit([], clock)).toBeUndefined();
  const ending = visit("2026-11-23T07:00:00Z");
  expect([comingVisit([ending], clock), unclosedVisit([ending], clock)]).toEqual([
    undefined,
    ending,
  ]);
});

test.each([
  ["the one begun", ["2026-11-23T07:30:00Z", "2026-11-23T14:00:00Z"], "2026-11-23T07:30:00Z"],
  ["the first of today, before its hour", ["2026-11-23T14:00:00Z"], "2026-11-23T14:00:00Z"],
  ["one forgotten on Friday", ["2026-11-20T10:00:00Z"], "2026-11-20T10:00:00Z"],
  ["none of tomorrow", ["2026-11-24T10:00:00Z"], undefined],
])("« Fait » ends %s", (_, starts, ended) => {
  const visits = starts.map((start) => visit(start));
  expect(visitToEnd(visits, clock)?.id).toBe(ended);
  const closed = visits.map((one) => ({ ...one, status: "DONE" }));
  expect(visitToEnd(closed, clock)).toBeUndefined();
});
