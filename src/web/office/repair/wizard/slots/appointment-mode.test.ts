import { describe, expect, test } from "vitest";
import { NO_EVENT } from "../../../../../domain/agenda/event-fields.ts";
import { interventionNamed } from "../../../../../domain/catalogue/interventions.ts";
import { emptyDraft } from "../../../../../domain/repair/appliance/draft.ts";
import {
  newDraft,
  withThing,
  withType,
  type WizardAppointment,
  type WizardDraft,
} from "../../../../../domain/repair/wizard/draft.ts";
import { toInstant } from "../../../../../domain/time.ts";
import { fieldsFor, modeOf, type Mode } from "./appointment-mode.ts";

const NOW = toInstant(Date.parse("2026-11-21T08:00:00Z"));
const opened = newDraft({ repair_id: "r", event_id: "e" });
const typed = (name: string): WizardDraft => withType(opened, interventionNamed(name)?.id ?? "");
const washer = withThing(typed("Réparation"), {
  type: "new",
  appliance: { ...emptyDraft("a"), kind_id: "lave-linge", category_id: "gros-electromenager" },
});
const later: WizardAppointment = { type: "later" };
const manual: WizardAppointment = {
  type: "manual",
  fields: { ...NO_EVENT, start_date: "2026-11-23", assigned_to: ["lea"] },
};
const slot: WizardAppointment = {
  type: "slot",
  slot: {
    user_id: "karim",
    start_at: NOW,
    end_at: NOW,
    public_start_at: NOW,
    public_end_at: NOW,
    trip_duration_before: 0,
    trip_duration_after: 0,
    trip_is_included_before: false,
    trip_is_included_after: false,
  },
  assigned_to: ["karim"],
  notes: "",
};

test.each<[string, WizardAppointment | null, Mode | undefined, boolean, Mode]>([
  ["free slots are shown where there can be some", null, undefined, true, "slot"],
  ["hours by hand where there can be none", null, undefined, false, "manual"],
  ["what was typed stays in sight", manual, undefined, true, "manual"],
  ["what was put off stays put off", later, undefined, true, "later"],
  ["a slot chosen is shown among the others", slot, undefined, true, "slot"],
  [
    "a slot that can no longer be looked for gives way to hours by hand",
    slot,
    undefined,
    false,
    "manual",
  ],
  ["what is asked for comes first", slot, "manual", true, "manual"],
  ["slots asked for after hours by hand", manual, "slot", true, "slot"],
  ["slots asked for, then made impossible", null, "slot", false, "manual"],
])("%s", (_, appointment, wished, hasSlots, mode) => {
  expect(modeOf({ ...washer, appointment }, { wished, hasSlots })).toBe(mode);
});

describe("the form of hours by hand", () => {
  const skilled = (id: string, ...skills: string[]) => ({
    id,
    skills: skills.map((skill) => ({ id: skill })),
  });
  const users = [
    skilled("marc"),
    skilled("karim", "gros-electromenager"),
    skilled("lea", "multimedia-smartphone"),
  ];
  const asked = { users, preselected: [], me: "marc" };

  test("keeps what is typed, people included", () => {
    expect(fieldsFor({ ...washer, appointment: manual }, asked)).toBe(manual.fields);
  });

  test.each<[string, WizardDraft, string[], string[]]>([
    ["the only one who repairs that machine", washer, [], ["karim"]],
    ["whom the search of slots proposes", washer, ["lea"], ["lea"]],
    ["whoever is typing, for an absence", typed("Congé / indisponibilité"), [], ["marc"]],
    [
      "whoever is typing, for an absence, whatever was said before",
      { ...washer, ...absent() },
      [],
      ["marc"],
    ],
    ["whoever is typing, while no machine is known", typed("Réparation"), [], ["marc"]],
  ])("begins with %s", (_, draft, preselected, people) => {
    expect(fieldsFor(draft, { ...asked, preselected })).toEqual({
      ...NO_EVENT,
      assigned_to: people,
    });
  });

  test("begins with nobody when two repair that machine and no slot tells them apart", () => {
    const both = [...users, skilled("hugo", "gros-electromenager")];
    expect(fieldsFor(washer, { ...asked, users: both }).assigned_to).toEqual([]);
  });

  function absent() {
    return { intervention_id: interventionNamed("Congé / indisponibilité")?.id ?? "" };
  }
});
