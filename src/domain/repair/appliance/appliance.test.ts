import { expect, test } from "vitest";
import type { Instant } from "../../time.ts";
import { applianceLabel, filledAppliance } from "./appliance.ts";
import { newAppliance } from "./new.ts";

const given = { id: "a1", created_at: "2026-11-23T08:00:00.000Z" as Instant };

test("a machine described again gains what was missing and keeps what the shop typed", () => {
  const known = newAppliance({ ...given, kind_id: "lave-linge", brand: "Bosch" });
  const told = { name: "", brand: "Siemens", gtin: "", model: "WAX32", serial: "" };
  expect(filledAppliance(known, told)).toEqual({
    gained: { model: "WAX32" },
    appliance: { ...known, model: "WAX32" },
  });
});

test.each([
  [{ kind: "Lave-linge", name: "", brand: "Bosch", model: "WAX32" }, "Lave-linge Bosch WAX32"],
  [{ kind: "Four", name: "", brand: "", model: "" }, "Four"],
  [{ kind: "Four", name: "Four du fournil", brand: "Smeg", model: "" }, "Four du fournil"],
])("%j reads « %s »", (appliance, label) => {
  expect(applianceLabel(appliance)).toBe(label);
});
