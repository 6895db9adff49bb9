import { expect, test } from "vitest";
import type { Instant } from "../time.ts";
import { newAppliance } from "./appliance/new.ts";
import { fold } from "./fold.ts";
import type { JournalEntry, JournalItem } from "./journal.ts";

const at = (minute: number) =>
  `2026-11-23T08:${String(minute).padStart(2, "0")}:00.000Z` as Instant;
const journal = (...items: JournalItem[]): JournalEntry[] =>
  items.map((item, index) => ({
    ...item,
    id: String(index),
    author: "shop",
    created_by: null,
    created_at: at(index + 1),
  }));

const washer = newAppliance({ id: "a", created_at: at(0), kind_id: "lave-linge", brand: "Bosch" });
const added: JournalItem = { type: "ApplianceAdded", payload: { appliance: washer } };
const notes = (description: string): JournalItem => ({
  type: "NotesAdded",
  payload: { description },
});
const moved = (
  from: "Brouillon" | "Devis à faire",
  to: "Devis à faire" | "En essai",
): JournalItem => ({ type: "StatusChanged", payload: { from, to } });

test("an empty journal is a draft of the day it was opened", () => {
  expect(fold([], at(0))).toEqual({
    status: "Brouillon",
    urgency: 0,
    summary: "",
    statusFrom: at(0),
    lastUpdateAt: at(0),
  });
});

test("status, urgency and summary are what the journal adds up to", () => {
  const urgent: JournalItem = { type: "UrgencyChanged", payload: { urgency: 1 } };
  const state = fold(
    journal(added, notes("Elle  fuit\npar dessous"), moved("Brouillon", "Devis à faire"), urgent),
    at(0),
  );
  expect(state).toEqual({
    status: "Devis à faire",
    urgency: 1,
    summary: "Lave-linge Bosch : Elle fuit par dessous",
    statusFrom: at(3),
    lastUpdateAt: at(4),
  });
});

test("a status set to what it already was keeps its age", () => {
  const state = fold(
    journal(moved("Brouillon", "Devis à faire"), moved("Brouillon", "Devis à faire")),
    at(0),
  );
  expect([state.statusFrom, state.lastUpdateAt]).toEqual([at(1), at(2)]);
});

test("symptoms say more than notes, with the error code typed", () => {
  const symptoms: JournalItem = {
    type: "SymptomAdded",
    payload: {
      tunnel_answer: [
        { id: "e", name: "Code erreur", input: "E18" },
        { id: "s", name: "Au démarrage" },
      ],
    },
  };
  expect(fold(journal(notes("bof"), added, symptoms), at(0)).summary).toBe(
    "Lave-linge Bosch : Code erreur (E18), Au démarrage",
  );
});

test("a summary stays short", () => {
  expect(fold(journal(notes("très long ".repeat(100))), at(0)).summary.length).toBeLessThanOrEqual(
    200,
  );
});
