import { expect, test } from "vitest";
import { newAppliance } from "../../repair/appliance/new.ts";
import { newClient } from "../../client/new.ts";
import { BLANK_TEXTS } from "../../client/fields.ts";
import type { Instant } from "../../time.ts";
import type { BookingRequest } from "../request.ts";
import { planAppliance } from "./appliance.ts";

const now = "2026-11-23T20:00:00.000Z" as Instant;
const hours = {
  start_at: "2026-11-24T09:30:00.000Z" as Instant,
  end_at: "2026-11-24T10:30:00.000Z" as Instant,
  public_start_at: "2026-11-24T09:00:00.000Z" as Instant,
  public_end_at: "2026-11-24T11:00:00.000Z" as Instant,
  duration: 60,
  trip_duration_before: 0,
  trip_duration_after: 0,
  trip_is_included_before: false,
  trip_is_included_after: false,
} as const;
const booked = { appliance: null, symptom: null, description: "Elle fuit." };
const request: BookingRequest = {
  ...booked,
  booking_id: "b",
  kind: "Réparation",
  where: "Atelier",
  others: [],
  urgency: 0,
  client: {
    type: "Particulier",
    lastname: "DUPONT",
    firstname: "",
    email: "",
    phone: "+33639981234",
    other_phones: [],
  },
  address: null,
  slot: { ...hours, user_id: "karim" },
  consents: { cgv: true },
};
const free = { ...hours, user_id: "karim", cost: 0, alternates: [] };
const context = {
  shop_id: "garonne",
  candidates: [],
  free,
  durations: [60],
  place: null,
  now,
  newId: () => "new",
};
const client = newClient({
  ...BLANK_TEXTS,
  id: "marie",
  type: "Particulier",
  lastname: "DUPONT",
  phones: [],
  addresses: [],
  shop_id: "garonne",
  created_at: now,
});

test("an appliance that the shop has on file is not filed again", () => {
  const known = newAppliance({ id: "washer", kind_id: "lave-linge", created_at: now });
  const part = { booked, client, hours, repair_id: "b", known };
  const planned = planAppliance(request, part, context);
  expect(planned).toMatchObject({ isOnFile: true, repair: { appliance_id: "washer" } });
  const none = planAppliance(request, { ...part, known: null }, context);
  expect(none).toMatchObject({ isOnFile: false, repair: { appliance_id: null } });
});

test("each appliance has a repair of its own id, and names the first one of its visit", () => {
  const part = { booked, client, hours, repair_id: "second", known: null };
  const alone = planAppliance(request, part, context);
  expect(alone.event).toMatchObject({
    repair_id: "second",
    visit_id: null,
    assigned_to: ["karim"],
  });
  const several = planAppliance({ ...request, others: [booked] }, part, context);
  expect(several.event).toMatchObject({ repair_id: "second", visit_id: "b" });
});
