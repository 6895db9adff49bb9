import { expect, test } from "vitest";
import { fold } from "../repair/fold.ts";
import type { Instant } from "../time.ts";
import { journalOf } from "./journal.ts";
import type { BookingRequest } from "./request.ts";

const at = (text: string) => text as Instant;
const request: BookingRequest = {
  booking_id: "b",
  kind: "Diagnostic / Devis",
  where: "Atelier",
  appliance: {
    kind_id: "lave-linge",
    category_id: "gros-electromenager",
    brand: "Bosch",
    model: "",
  },
  description: " Elle fuit ",
  client: {
    type: "Particulier",
    lastname: "DUPONT",
    firstname: "Marie",
    email: "",
    phone: "+33639981234",
  },
  address: null,
  slot: {
    start_at: at("2026-11-24T09:30:00.000Z"),
    public_start_at: at("2026-11-24T09:00:00.000Z"),
    public_end_at: at("2026-11-24T11:00:00.000Z"),
    user_id: "u",
  },
  consents: { cgv: true, rgpd: true },
};
const booked = {
  client: { id: "c", type: "Particulier", lastname: "DUPONT", firstname: "Marie" },
  appliance_id: "a",
  event_id: "e",
  end_at: at("2026-11-24T10:30:00.000Z"),
  at: at("2026-11-23T20:00:00.000Z"),
} as const;

test("a booking opens the journal: client, appliance, notes, first status, appointment", () => {
  const items = journalOf(request, booked);
  expect(items.map(({ type }) => type)).toEqual([
    "ClientAdded",
    "ApplianceAdded",
    "NotesAdded",
    "StatusChanged",
    "AppointmentPlanned",
  ]);
  const entries = items.map((item, index) => ({
    ...item,
    id: `${index}`,
    author: "client" as const,
    created_by: null,
    created_at: booked.at,
  }));
  expect(fold(entries, booked.at)).toMatchObject({
    status: "Devis à faire",
    summary: "Lave-linge Bosch : Elle fuit",
  });
});

test("the appointment keeps the real hours and the window announced", () => {
  expect(journalOf(request, booked).at(-1)).toMatchObject({
    payload: {
      event_id: "e",
      start_at: request.slot.start_at,
      end_at: booked.end_at,
      public_start_at: request.slot.public_start_at,
    },
  });
});

test("without an appliance or a word said, neither is written", () => {
  const items = journalOf({ ...request, appliance: null, description: " \n " }, booked);
  expect(items.map(({ type }) => type)).toEqual([
    "ClientAdded",
    "StatusChanged",
    "AppointmentPlanned",
  ]);
});

test("the journal holds no phone, e-mail or address: they stay where they can be erased", () => {
  expect(JSON.stringify(journalOf(request, booked))).not.toContain("639981234");
});
