import { expect, test } from "vitest";
import { plausiblePhone } from "../../../client/phone/shape.ts";
import { isRefusal } from "../../../decision.ts";
import type { Instant } from "../../../time.ts";
import { EMPTY_DRAFT, type Draft } from "../../draft/draft.ts";
import { bookingOf, parseVisitor, suitingIn, suitingText } from "./visitor.ts";

const draft: Draft = {
  ...EMPTY_DRAFT,
  kind: "Réparation",
  where: "Chez le client",
  category_id: "gros-electromenager",
  kind_id: "lave-linge",
  lastname: "Vidal",
  phone: "+33639981234",
  email: "helene.vidal@example.org",
  street: "8 allée des Peupliers",
  zip: "31700",
  city: "Blagnac",
  cgv: true,
};
const slot = {
  start_at: "2026-11-25T08:00:00.000Z" as Instant,
  public_start_at: "2026-11-25T08:00:00.000Z" as Instant,
  public_end_at: "2026-11-25T10:00:00.000Z" as Instant,
  user_id: "0191d000-0000-4000-8000-000000000001",
};
const booking_id = "0191d000-0000-4000-8000-000000000002";

test("what was typed once becomes the booking of the window that is taken", () => {
  const kept: unknown = JSON.parse(JSON.stringify(parseVisitor(draft, plausiblePhone)));
  expect(kept).not.toHaveProperty("slot");
  expect(bookingOf(kept, { booking_id, slot }, plausiblePhone)).toMatchObject({
    booking_id,
    slot,
    appliance: { kind_id: "lave-linge" },
    client: { lastname: "VIDAL", email: "helene.vidal@example.org" },
    address: { street: "8 allée des Peupliers" },
    consents: { cgv: true },
  });
});

test("an erased request books nothing", () => {
  for (const kept of [{}, null, "x"])
    expect(bookingOf(kept, { booking_id, slot }, plausiblePhone)).toBeUndefined();
});

test.each<[string, Partial<Draft>, string]>([
  ["a name", { lastname: "" }, "client.lastname"],
  ["an e-mail", { email: " " }, "client.email"],
  ["a telephone", { phone: "12" }, "client.phone"],
  ["a street, at home", { street: "" }, "address.street"],
  ["the terms", { cgv: false }, "consents.cgv"],
])("without %s the request is not taken, and its field says so", (_, change, field) => {
  const refused = parseVisitor({ ...draft, ...change }, plausiblePhone);
  expect(
    isRefusal(refused) && Object.keys(Object("detail" in refused && refused.detail)),
  ).toContain(field);
});

test.each([
  [{}, { part: "any", weekdays: [] }, "tous les jours, à toute heure"],
  [{ part: "morning", jour1: "on" }, { part: "morning", weekdays: [1] }, "lundi, le matin"],
  [
    { part: "toString", jour1: "on", jour2: "on", jour5: "1", jour9: "on" },
    { part: "any", weekdays: [1, 2, 5] },
    "lundi, mardi et vendredi, à toute heure",
  ],
  [
    Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`jour${day}`, "on"])),
    { part: "any", weekdays: [] },
    "tous les jours, à toute heure",
  ],
])("the form %j suits %j, said « %s »", (fields, suiting, words) => {
  expect(suitingIn(fields)).toEqual(suiting);
  expect(suitingText(suitingIn(fields))).toBe(words);
});
