import { expect, test } from "vitest";
import { DEFAULT_BOOKING_RULES } from "../shop/booking-rules.ts";
import { bookingSteps, locationsFor, stepOf } from "./steps.ts";

const rules = DEFAULT_BOOKING_RULES;

test.each([
  [
    "at the client's",
    { kind: "Réparation", where: "Chez le client" },
    "kind where appliance description place slot contact recap",
  ],
  [
    "at the workshop",
    { kind: "Réparation", where: "Atelier" },
    "kind where appliance description slot contact recap",
  ],
  [
    "a delivery goes to the client's",
    { kind: "Livraison / Enlèvement" },
    "kind appliance description place slot contact recap",
  ],
  [
    "a remote diagnosis needs no address",
    { kind: "Télédiagnostic" },
    "kind appliance description slot contact recap",
  ],
  ["nothing chosen yet", {}, "kind where appliance description place slot contact recap"],
])("%s", (_, chosen, expected) => {
  expect(bookingSteps(rules, chosen).join(" ")).toBe(expected);
});

test("a shop that offers one thing in one place asks neither", () => {
  const plumber = { online_kinds: ["Réparation"], locations: ["Chez le client"] } as const;
  expect(bookingSteps(plumber, {}).join(" ")).toBe(
    "appliance description place slot contact recap",
  );
  expect(locationsFor(plumber, "Réparation")).toEqual(["Chez le client"]);
});

test.each([
  ["client.phone", "contact"],
  ["address.zip", "place"],
  ["address", "place"],
  ["address.street", "contact"],
  ["slot", "slot"],
  ["consents.cgv", "recap"],
  ["booking_id", "recap"],
])("the field %s is asked at « %s »", (field, step) => {
  expect(stepOf(field)).toBe(step);
});
