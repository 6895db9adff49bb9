import { describe, expect, test } from "vitest";
import { NO_EVENT } from "../../agenda/event-fields.ts";
import { addMinutes, toInstant } from "../../time.ts";
import { emptyDraft } from "../appliance/draft.ts";
import {
  newDraft,
  withAddress,
  withClient,
  withThing,
  type WizardAppointment,
  type WizardDraft,
  type WizardThing,
} from "./draft.ts";
import { revisited, type Lapsed, type Present } from "./revisit.ts";

const NOW = toInstant(Date.parse("2026-11-21T08:00:00Z"));
const DUPONT = {
  id: "dupont",
  type: "Particulier",
  lastname: "DUPONT",
  firstname: "Marie",
  email: "",
  note: "",
  phones: [],
  addresses: [],
};
const OPEN: WizardThing = {
  type: "repair",
  repair_id: "42",
  reference: "R2026-00042",
  appliance: null,
};
const DESCRIBED: WizardThing = {
  type: "new",
  appliance: { ...emptyDraft("a"), kind_id: "lave-linge" },
};

const slotIn = (minutes: number, assigned_to = ["karim"]): WizardAppointment => {
  const start_at = addMinutes(NOW, minutes);
  const end_at = addMinutes(start_at, 60);
  return {
    type: "slot",
    slot: {
      user_id: "karim",
      start_at,
      end_at,
      public_start_at: start_at,
      public_end_at: end_at,
      trip_duration_before: 10,
      trip_duration_after: 10,
      trip_is_included_before: false,
      trip_is_included_after: false,
    },
    assigned_to,
    notes: "",
  };
};
const byHand = (...assigned_to: string[]): WizardAppointment => ({
  type: "manual",
  fields: { ...NO_EVENT, start_date: "2026-11-23", assigned_to },
});

const opened = newDraft({ repair_id: "r", event_id: "e" });
const call = withThing(withAddress(withClient(opened, DUPONT), "home"), OPEN);
const SAME: Present = { client: DUPONT, isRepairOpen: true, user_ids: ["karim", "lea"], now: NOW };

test("a call of a moment ago is found as it was", () => {
  const draft: WizardDraft = { ...call, appointment: slotIn(30) };
  expect(revisited(draft, SAME)).toEqual({ draft, lapsed: [] });
  expect(revisited(opened, { ...SAME, client: null })).toEqual({ draft: opened, lapsed: [] });
});

describe("the client", () => {
  test("whose record was put right is the one of today", () => {
    const client = { ...DUPONT, email: "marie@dupont.test" };
    const { draft, lapsed } = revisited(call, { ...SAME, client });
    expect(draft).toEqual({ ...call, client });
    expect(lapsed).toEqual([]);
  });

  test("whose record was merged is the one that was kept, his repair with him", () => {
    const client = { ...DUPONT, id: "survivor" };
    expect(revisited(call, { ...SAME, client }).draft).toMatchObject({ client, thing: OPEN });
  });

  test("who is gone is asked again, with what was his", () => {
    const draft: WizardDraft = { ...call, notes: "Sonner", appointment: slotIn(30) };
    expect(revisited(draft, { ...SAME, client: null })).toEqual({
      draft: { ...draft, client: null, address_id: null, thing: null, appointment: null },
      lapsed: ["client"],
    });
  });

  test("who is gone leaves the machine that was being described, and hours chosen by hand", () => {
    const draft = { ...withThing(call, DESCRIBED), appointment: byHand("karim") };
    const after = revisited(draft, { ...SAME, client: null });
    expect(after.draft).toMatchObject({ thing: DESCRIBED, appointment: byHand("karim") });
  });
});

test.each<[string, WizardThing, boolean, Lapsed[]]>([
  ["an open repair that is archived since is asked again", OPEN, false, ["repair"]],
  ["one that is still open is not", OPEN, true, []],
  ["a new machine has no repair to lose", DESCRIBED, false, []],
])("%s", (_, thing, isRepairOpen, lapsed) => {
  const draft = withThing(call, thing);
  const after = revisited(draft, { ...SAME, isRepairOpen });
  expect(after.lapsed).toEqual(lapsed);
  expect(after.draft.thing).toEqual(lapsed.length > 0 ? null : thing);
});

test.each<[string, WizardAppointment | null, WizardAppointment | null, Lapsed[]]>([
  ["the slot of somebody who left", slotIn(30, ["hugo"]), null, ["people"]],
  ["hours by hand, of two of whom one left", byHand("lea", "hugo"), byHand("lea"), ["people"]],
  ["hours by hand of those who are there", byHand("lea"), byHand("lea"), []],
  ["hours by hand for nobody yet", byHand(), byHand(), []],
  ["a slot that has passed", slotIn(-1), null, ["hour"]],
  ["a slot that begins now", slotIn(0), null, ["hour"]],
  ["an appointment put off", { type: "later" }, { type: "later" }, []],
  ["no appointment", null, null, []],
])("%s", (_, appointment, kept, lapsed) => {
  const after = revisited({ ...call, appointment }, SAME);
  expect(after).toEqual({ draft: { ...call, appointment: kept }, lapsed });
});

test("everything that is no more is told at once, in the order of the steps", () => {
  const draft: WizardDraft = { ...call, appointment: byHand("hugo") };
  const gone = { client: null, isRepairOpen: false, user_ids: ["karim"], now: NOW };
  expect(revisited(draft, gone).lapsed).toEqual(["client", "people"]);
  expect(revisited(draft, { ...gone, client: DUPONT }).lapsed).toEqual(["repair", "people"]);
});
