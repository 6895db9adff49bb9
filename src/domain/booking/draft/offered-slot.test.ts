import { expect, test } from "vitest";
import { firstnameOf, slotsOf } from "./offered-slot.ts";

const whole = {
  slot_id: "a",
  user_id: "b",
  start_at: "2026-11-24T08:00:00Z",
  public_start_at: "2026-11-24T08:00:00Z",
  public_end_at: "2026-11-24T10:00:00Z",
};

test("a slot that is not whole is not offered", () => {
  expect(slotsOf([whole, { ...whole, start_at: "demain" }, null, 4])).toHaveLength(1);
  expect(slotsOf([{ ...whole, user_id: 4 }])).toEqual([]);
  expect(slotsOf(undefined)).toEqual([]);
});

test("who comes is named while they take bookings", () => {
  const technicians = [{ id: "karim", firstname: "Karim" }];
  expect(firstnameOf(technicians, "karim")).toBe("Karim");
  expect(firstnameOf(technicians, "lea")).toBe("");
});
