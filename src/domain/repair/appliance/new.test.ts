import { expect, test } from "vitest";
import type { Instant } from "../../time.ts";
import { newAppliance } from "./new.ts";

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

test("an unknown appliance is « Inconnu », without a trade", () => {
  expect(newAppliance({ ...given, kind_id: "fusee" })).toMatchObject({
    kind: "Inconnu",
    category_id: "",
  });
});
