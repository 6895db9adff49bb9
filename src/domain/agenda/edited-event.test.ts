import { describe, expect, test } from "vitest";
import { DEFAULT_ZONE as PARIS, toInstant, type Instant } from "../time.ts";
import {
  editedFrom,
  isChanged,
  newEdited,
  savedEvent,
  withKind,
  type EventRequest,
  type EditedEvent,
} from "./edited-event.ts";
import { withDurationField, withFullday, withStartFields } from "./event-fields.ts";
import { newEvent, type AgendaEvent } from "./event.ts";

const at = (text: string): Instant => toInstant(Date.parse(text));

/** Karim at Mrs Dupont's on Monday at ten; she was told « between nine and eleven ». */
const VISIT: AgendaEvent = {
  ...newEvent({
    id: "e1",
    shop_id: "garonne",
    start_at: at("2026-11-23T10:00:00+01:00"),
    kind: "Réparation",
  }),
  repair_id: "r1",
  assigned_to: ["karim"],
  created_by: "marc",
  public_start_at: at("2026-11-23T09:00:00+01:00"),
  public_end_at: at("2026-11-23T11:00:00+01:00"),
  constraint_end_at: at("2026-11-27T18:00:00+01:00"),
  trip_duration_before: 20,
  trip_duration_after: 15,
  lat: 43.6,
  lon: 1.4,
};
const known = { before: VISIT, shop_id: "garonne", zone: PARIS };
const edited = editedFrom(VISIT, PARIS);
const withFields = (change: (fields: EditedEvent["fields"]) => EditedEvent["fields"]) =>
  savedEvent({ ...edited, fields: change(edited.fields) }, known);

describe("a new appointment", () => {
  test.each<[string, EventRequest, Partial<EditedEvent>]>([
    ["nothing asked", {}, { kind: "Autre", where: "Chez le client", repair_id: null }],
    ["a repair", { repair_id: "r1" }, { kind: "Réparation", repair_id: "r1" }],
    ["a type that implies its place", { kind: "Télédiagnostic" }, { where: "Atelier" }],
    ["a place asked", { kind: "Réparation", where: "Atelier" }, { where: "Atelier" }],
  ])("%s", (_, asked, expected) => {
    expect(newEdited("e2", asked)).toMatchObject({ id: "e2", status: "TODO", ...expected });
  });

  test("begins with the day, the people and the notes asked", () => {
    const asked = { date: "2026-11-24", assigned_to: ["lea"], notes: "Sonner deux fois" };
    expect(newEdited("e2", asked).fields).toMatchObject({
      start_date: "2026-11-24",
      start_time: "",
      assigned_to: ["lea"],
      notes: "Sonner deux fois",
      duration: 60,
    });
  });

  test("may be saved once it has people, a start and an end, and has the defaults of the house", () => {
    const asked = newEdited("e2", { assigned_to: ["lea"], date: "2026-11-24", notes: " Clé  " });
    const given = { before: undefined, shop_id: "garonne", zone: PARIS };
    expect(savedEvent(asked, given)).toBeUndefined();
    const fields = withStartFields(asked.fields, { start_time: "14:00" }, PARIS);
    expect(savedEvent({ ...asked, fields }, given)).toEqual({
      ...newEvent({
        id: "e2",
        shop_id: "garonne",
        start_at: at("2026-11-24T14:00:00+01:00"),
        kind: "Autre",
      }),
      assigned_to: ["lea"],
      notes: "Clé",
    });
    const nobody = { ...asked, fields: { ...fields, assigned_to: [] } };
    expect(savedEvent(nobody, given)).toBeUndefined();
  });
});

describe("an appointment that exists", () => {
  test("saved untouched is the same event, what the dialog does not show included", () => {
    expect(savedEvent(edited, known)).toEqual(VISIT);
  });

  test("opens with what is asked of it, and nothing else changes", () => {
    const asked = editedFrom(VISIT, PARIS, { notes: "Code 4B", assigned_to: ["lea"] });
    expect(asked.fields).toMatchObject({ notes: "Code 4B", assigned_to: ["lea"] });
    expect(savedEvent(asked, known)).toEqual({ ...VISIT, notes: "Code 4B", assigned_to: ["lea"] });
  });

  test("takes its status with everything else", () => {
    expect(savedEvent({ ...edited, status: "DONE" }, known)).toEqual({ ...VISIT, status: "DONE" });
  });

  test("put off to Thursday, what was announced follows at the same distance", () => {
    expect(
      withFields((now) => withStartFields(now, { start_date: "2026-11-26" }, PARIS)),
    ).toMatchObject({
      start_at: at("2026-11-26T10:00:00+01:00"),
      end_at: at("2026-11-26T11:00:00+01:00"),
      public_start_at: at("2026-11-26T09:00:00+01:00"),
      public_end_at: at("2026-11-26T11:00:00+01:00"),
      trip_duration_before: 20,
    });
  });

  test("put off past the change of clocks, the hour announced is still an hour before", () => {
    expect(
      withFields((now) => withStartFields(now, { start_date: "2027-03-29" }, PARIS)),
    ).toMatchObject({
      start_at: at("2027-03-29T10:00:00+02:00"),
      public_start_at: at("2027-03-29T09:00:00+02:00"),
    });
  });

  test("put off inside the window announced, the client is announced the same", () => {
    expect(withFields((now) => withStartFields(now, { start_time: "10:45" }, PARIS))).toMatchObject(
      {
        start_at: at("2026-11-23T10:45:00+01:00"),
        public_start_at: VISIT.public_start_at,
        public_end_at: VISIT.public_end_at,
      },
    );
  });

  test("with what was typed of its planning; nonsense there is not saved", () => {
    const typed = { ...edited, planning: { public_to: "12:30", trip_before: 5 } };
    expect(savedEvent(typed, known)).toEqual({
      ...VISIT,
      public_end_at: at("2026-11-23T12:30:00+01:00"),
      trip_duration_before: 5,
    });
    const nonsense = { ...edited, planning: { public_to: "08:00" } };
    expect(savedEvent(nonsense, known)).toBeUndefined();
  });

  test("longer, what was announced stays", () => {
    expect(withFields((now) => withDurationField(now, 75, PARIS))).toMatchObject({
      end_at: at("2026-11-23T11:15:00+01:00"),
      duration: 75,
      public_start_at: VISIT.public_start_at,
      public_end_at: VISIT.public_end_at,
    });
  });

  test("for the whole day, no hour is announced any more", () => {
    expect(withFields((now) => withFullday(now, true, PARIS))).toMatchObject({
      fullday: true,
      start_at: at("2026-11-23T00:00:00+01:00"),
      end_at: at("2026-11-23T23:59:59.999+01:00"),
      public_start_at: null,
      public_end_at: null,
    });
  });

  test("at the workshop instead, the road and the place are forgotten", () => {
    expect(savedEvent({ ...edited, where: "Atelier" }, known)).toMatchObject({
      where: "Atelier",
      lat: null,
      lon: null,
      trip_duration_before: 0,
      trip_duration_after: 0,
    });
  });
});

test("a type that implies a place sets it; another leaves the place alone", () => {
  expect(withKind(edited, "Télédiagnostic").where).toBe("Atelier");
  expect(withKind({ ...edited, where: "Atelier" }, "Réparation").where).toBe("Atelier");
});

test("closing loses something only when something was typed", () => {
  expect(isChanged(editedFrom(VISIT, PARIS), edited)).toBe(false);
  expect(isChanged({ ...edited, status: "DONE" }, edited)).toBe(true);
});
