import { describe, expect, it, test } from "vitest";
import { isBookable, skillsOf } from "./bookable.ts";
import { bookingRulesOf } from "./booking-rules.ts";

const rules = bookingRulesOf({});
const open = { status: "ACTIVE", booking_rules: rules, users: [{ bookable: true }] } as const;

describe("a shop takes bookings online", () => {
  it("when it is active and someone's time may be booked", () => {
    expect(isBookable(open)).toBe(true);
    expect(isBookable({ ...open, users: [{ bookable: false }, { bookable: true }] })).toBe(true);
  });

  it.each([
    ["is paused", { ...open, status: "PAUSED" as const }],
    ["is closed", { ...open, status: "CLOSED" as const }],
    ["has nobody whose time may be booked", { ...open, users: [{ bookable: false }] }],
    ["has nobody", { ...open, users: [] }],
    ["offers no kind of visit", { ...open, booking_rules: { ...rules, online_kinds: [] } }],
    ["offers no place", { ...open, booking_rules: { ...rules, locations: [] } }],
  ])("never when it %s", (_, shop) => {
    expect(isBookable(shop)).toBe(false);
  });
});

test("the trades of a shop are those of its people, each once, in their order", () => {
  const karim = { skills: ["gros-electromenager", "multimedia-smartphone"] as const };
  const lea = { skills: ["chauffage", "gros-electromenager"] as const };
  expect(skillsOf({ users: [karim, { skills: [] }] })).toEqual(karim.skills);
  expect(skillsOf({ users: [] })).toEqual([]);
  expect(skillsOf({ users: [karim, lea] })).toHaveLength(3);
});
