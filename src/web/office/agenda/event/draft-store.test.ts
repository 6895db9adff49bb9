import { expect, test } from "vitest";
import { editedFrom, isChanged, newEdited } from "../../../../domain/agenda/edited-event.ts";
import { eventEdit } from "../../../../domain/agenda/event-edit.ts";
import { parseEventInput } from "../../../../domain/agenda/event-input.ts";
import { newEvent } from "../../../../domain/agenda/event.ts";
import { isRefusal } from "../../../../domain/decision.ts";
import { mergeEdit } from "../../../../domain/record.ts";
import { DEFAULT_ZONE as PARIS, parseLocalDate, toInstant } from "../../../../domain/time.ts";
import { draftKey, parseEventDraft, textOfDraft, type EventDraft } from "./draft-store.ts";
import { eventInput } from "./event-input.ts";

const BEFORE = newEvent({
  id: "0190a5c2-7f31-7d4e-8b1a-2f6c9d3e4a5b",
  shop_id: "0190a5c2-7f31-7d4e-8b1a-2f6c9d3e4a5c",
  start_at: toInstant(Date.parse("2026-11-24T14:00:00+01:00")),
  kind: "Réparation",
  notes: "Sonner deux fois",
});
const first = editedFrom(BEFORE, PARIS);
const resource_ids = ["0190a5c2-7f31-7d4e-8b1a-2f6c9d3e4a5e"];
const edited = { ...first, resource_ids, fields: { ...first.fields, notes: "Code 1234" } };
const DRAFT: EventDraft = { first, edited, before: BEFORE };

test("an appointment that was being edited comes back: first, edited, and the version it was made on", () => {
  const found = parseEventDraft(textOfDraft(DRAFT));
  expect(found).toEqual(DRAFT);
  expect(found && isChanged(found.edited, found.first)).toBe(true);
});

test("a new one comes back with its id, so that saving twice makes one", () => {
  const blank = newEdited("0190a5c2-7f31-7d4e-8b1a-2f6c9d3e4a5d", {});
  const draft = { first: blank, edited: { ...blank, kind: "Réparation" }, before: undefined };
  expect(parseEventDraft(textOfDraft(draft))).toEqual(draft);
});

test("what a colleague saved meanwhile is kept: only what was typed changes", () => {
  const found = parseEventDraft(textOfDraft(DRAFT));
  const base = parseEventInput(found?.before && eventInput(found.before));
  const sent = parseEventInput({ ...eventInput(BEFORE), notes: "Code 1234" });
  if (isRefusal(base) || isRefusal(sent)) throw new Error("the draft was not read");
  const stored = { ...BEFORE, kind: "Livraison" };
  const { changes, conflicts } = mergeEdit(eventEdit(sent, base, stored));
  expect(conflicts).toEqual([]);
  expect(changes).toEqual({ notes: "Code 1234" });
});

test.each([
  null,
  "",
  "{",
  "[]",
  JSON.stringify({ first, edited }),
  JSON.stringify({ first, edited, before: { ...eventInput(BEFORE), start_at: "hier" } }),
  JSON.stringify({ first, edited, before: { kind: "Réparation", assigned_to: [] } }),
  JSON.stringify({ first, edited: { ...edited, where: "Lune" }, before: null }),
])("%s is no draft of an appointment", (text) => {
  expect(parseEventDraft(text)).toBeUndefined();
});

test("two appointments, or two days of the agenda, have two drafts", () => {
  const at = (date: string) => draftKey({ appointemnt: "new", date: parseLocalDate(date) });
  expect(at("2026-11-24")).not.toBe(at("2026-11-25"));
  expect(draftKey({ appointemnt: BEFORE.id })).toBe(BEFORE.id);
});
