import { expect, test } from "vitest";
import { NO_EVENT } from "../../../../../domain/agenda/event-fields.ts";
import type { WizardAppointment } from "../../../../../domain/repair/wizard/draft.ts";
import { DEFAULT_ZONE, toInstant, type Instant } from "../../../../../domain/time.ts";
import { appointmentText } from "./appointment-text.ts";

const at = (text: string): Instant => toInstant(Date.parse(`${text}:00+01:00`));
const NAMES: Readonly<Record<string, string>> = { karim: "Karim Benali", lea: "Léa Fontaine" };
const nameOf = (id: string) => NAMES[id] ?? "Ancien collègue";

const slot: WizardAppointment = {
  type: "slot",
  slot: {
    user_id: "karim",
    start_at: at("2026-11-23T14:20"),
    end_at: at("2026-11-23T15:20"),
    public_start_at: at("2026-11-23T14:00"),
    public_end_at: at("2026-11-23T16:00"),
    trip_duration_before: 12,
    trip_duration_after: 15,
    trip_is_included_before: false,
    trip_is_included_after: false,
  },
  assigned_to: ["karim"],
  notes: "",
};
const byHand = (fields: Partial<typeof NO_EVENT>): WizardAppointment => ({
  type: "manual",
  fields: { ...NO_EVENT, ...fields },
});
const monday = { start_date: "2026-11-23", end_date: "2026-11-23" };
const hours = { ...monday, start_time: "14:00", end_time: "15:00" };

test.each<[string, WizardAppointment | null, string]>([
  ["nothing yet", null, ""],
  ["put off", { type: "later" }, ""],
  [
    "the window that the client is told, not the hour of the work",
    slot,
    "lundi 23 novembre, 14 h – 16 h · Karim Benali",
  ],
  ["hours half typed", byHand(monday), ""],
  ["an hour chosen for nobody yet", byHand(hours), "lundi 23 novembre à 14 h"],
  [
    "an hour chosen for two",
    byHand({ ...hours, assigned_to: ["karim", "lea"] }),
    "lundi 23 novembre à 14 h · Karim Benali, Léa Fontaine",
  ],
  [
    "a whole day",
    byHand({ ...monday, fullday: true, assigned_to: ["karim"] }),
    "lundi 23 novembre · Karim Benali",
  ],
])("%s", (_, appointment, text) => {
  const said = appointmentText(appointment, { zone: DEFAULT_ZONE, nameOf });
  expect(said.replace(/[\u00a0\u202f]/g, " ")).toBe(text);
});
