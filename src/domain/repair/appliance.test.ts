import { expect, test } from "vitest";
import type { Instant } from "../time.ts";
import { applianceLabel, filledAppliance, newAppliance } from "./appliance.ts";

const given = { id: "a1", created_at: "2026-11-23T08:00:00.000Z" as Instant };

test("an appliance copies the words of the catalogue and is not under warranty by default", () => {
  const washer = newAppliance({ ...given, kind_id: "lave-linge", brand: "Bosch" });
  expect(washer).toMatchObject({
    kind: "Lave-linge",
    type: "lave-linge",
    category: "Gros électroménager",
    category_id: "gros-electromenager",
    underwarranty: false,
    serial: "",
  });
});

test("a machine of two trades keeps the one chosen, with its name", () => {
  const microwave = newAppliance({
    ...given,
    kind_id: "micro-ondes",
    category_id: "gros-electromenager",
  });
  expect(microwave.category).toBe("Gros électroménager");
  expect(newAppliance({ ...given, kind_id: "micro-ondes" }).category).toBe("Petit électroménager");
});

test.each(["", "fusees"])(
  "the trade « %s » is none: the main one of its kind is taken",
  (category_id) => {
    expect(newAppliance({ ...given, kind_id: "lave-linge", category_id })).toMatchObject({
      category: "Gros électroménager",
      category_id: "gros-electromenager",
    });
  },
);

test("a machine described again gains what was missing and keeps what the shop typed", () => {
  const known = newAppliance({ ...given, kind_id: "lave-linge", brand: "Bosch" });
  const told = { name: "", brand: "Siemens", gtin: "", model: "WAX32", serial: "" };
  expect(filledAppliance(known, told)).toEqual({
    gained: { model: "WAX32" },
    appliance: { ...known, model: "WAX32" },
  });
});

test("an unknown appliance is « Inconnu », without a trade", () => {
  expect(newAppliance({ ...given, kind_id: "fusee" })).toMatchObject({
    kind: "Inconnu",
    category_id: "",
  });
});

test.each([
  [{ kind: "Lave-linge", name: "", brand: "Bosch", model: "WAX32" }, "Lave-linge Bosch WAX32"],
  [{ kind: "Four", name: "", brand: "", model: "" }, "Four"],
  [{ kind: "Four", name: "Four du fournil", brand: "Smeg", model: "" }, "Four du fournil"],
])("%j reads « %s »", (appliance, label) => {
  expect(applianceLabel(appliance)).toBe(label);
});
