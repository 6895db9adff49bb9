import { expect, test } from "vitest";
import { parseDevice, parseGivingBack, parseLoan } from "./input.ts";

test("a loan has a device and a day", () => {
  expect(parseLoan({ name: " Samsung  A14 ", due_on: "2026-12-01" })).toEqual({
    name: "Samsung A14",
    due_on: "2026-12-01",
  });
  expect(parseLoan({ name: " ", due_on: "demain" })).toMatchObject({
    detail: { name: expect.any(String), due_on: expect.any(String) },
  });
  expect(parseGivingBack({ note: " rayé " })).toEqual({ note: "rayé" });
  expect(parseGivingBack({ note: "x".repeat(501) })).toHaveProperty("refused");
});

test("a device has a name of one line", () => {
  expect(parseDevice({ name: " Samsung  A14 " })).toEqual({ name: "Samsung A14" });
  expect(parseDevice({ name: " " })).toMatchObject({ detail: { name: expect.any(String) } });
});
