import { expect, test } from "vitest";
import { isRefusal } from "../decision.ts";
import { mergeEdit } from "../record.ts";
import { toInstant } from "../time.ts";
import { eventChanges, eventEdit, mergedInput, withStoredField } from "./event-edit.ts";
import { parseEventInput, type EventInput } from "./event-input.ts";
import { newEvent, type AgendaEvent } from "./event.ts";

const at = (text: string) => toInstant(Date.parse(text));
const OPENED = newEvent({
  id: "0190a5c2-7f31-7d4e-8b1a-2f6c9d3e4a5b",
  shop_id: "0190a5c2-7f31-7d4e-8b1a-2f6c9d3e4a5c",
  start_at: at("2026-11-24T14:00:00+01:00"),
  kind: "Réparation",
  assigned_to: ["0190a5c2-7f31-7d4e-8b1a-2f6c9d3e4a5d"],
});

function inputOf(event: AgendaEvent): EventInput {
  const input = parseEventInput(event);
  if (isRefusal(input)) throw new Error(JSON.stringify(input));
  return input;
}

/** The event after a form that was opened with `OPENED` meets what a colleague stored meanwhile. */
function merged(sent: Partial<AgendaEvent>, meanwhile: Partial<AgendaEvent>) {
  const stored = { ...OPENED, ...meanwhile };
  const input = inputOf({ ...OPENED, ...sent });
  const { changes, conflicts } = mergeEdit(eventEdit(input, inputOf(OPENED), stored));
  return { conflicts, input: mergedInput(input, stored, changes) };
}

const NEXT_DAY = {
  start_at: at("2026-11-25T14:00:00+01:00"),
  end_at: at("2026-11-25T15:00:00+01:00"),
};

test("notes on one side and other hours on the other are both kept", () => {
  const { conflicts, input } = merged({ notes: "Code 12B" }, { ...NEXT_DAY, status: "CANCEL" });
  expect(conflicts).toEqual([]);
  expect(input).toMatchObject({ ...NEXT_DAY, notes: "Code 12B", status: "CANCEL", base: null });
});

test("an end moved here and a start moved there are one conflict: together they would make another visit", () => {
  const longer = { end_at: at("2026-11-24T16:00:00+01:00") };
  expect(merged(longer, NEXT_DAY).conflicts).toEqual(["hours"]);
});

test("other people on both sides are a conflict, unless they are the same", () => {
  const other = { assigned_to: ["0190a5c2-7f31-7d4e-8b1a-2f6c9d3e4a5e"] };
  expect(merged({ assigned_to: [] }, other).conflicts).toEqual(["assigned_to"]);
  expect(merged(other, other).conflicts).toEqual([]);
});

test("what it holds is a field of its own, which a program that knows of none leaves alone", () => {
  const van = "0190a5c2-7f31-7d4e-8b1a-2f6c9d3e4a5f";
  const meanwhile = { resource_ids: [van] };
  expect(merged({ notes: "Code 12B" }, meanwhile).input.resource_ids).toEqual([van]);
  expect(merged({ resource_ids: [OPENED.id] }, meanwhile).conflicts).toEqual(["resource_ids"]);
  const silent = { ...inputOf(OPENED), resource_ids: null };
  const { changes } = mergeEdit(eventEdit(silent, silent, { ...OPENED, ...meanwhile }));
  expect(mergedInput(silent, { ...OPENED, ...meanwhile }, changes).resource_ids).toEqual([van]);
});

test("what a save changed is named by its fields", () => {
  const after = { ...OPENED, ...NEXT_DAY, where: "Atelier" as const };
  expect(Object.keys(eventChanges(OPENED, after))).toEqual(["hours", "place"]);
  expect(eventChanges(OPENED, { ...OPENED })).toEqual({});
});

test("the value of the colleague replaces that of the form", () => {
  expect(withStoredField(OPENED, "hours", NEXT_DAY)).toEqual({ ...OPENED, ...NEXT_DAY });
  expect(withStoredField(OPENED, "notes", "Chien").notes).toBe("Chien");
  expect(withStoredField(OPENED, "assigned_to", []).assigned_to).toEqual([]);
  expect(withStoredField(OPENED, "resource_ids", [OPENED.id]).resource_ids).toEqual([OPENED.id]);
  expect(withStoredField(OPENED, "status", "PERHAPS")).toEqual(OPENED);
});
