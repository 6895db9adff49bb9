import { expect, test } from "vitest";
import { parseApplianceInput } from "./input.ts";

test("an appliance is read field by field, blanks for what was not sent", () => {
  expect(parseApplianceInput({ kind_id: "lave-linge", brand: " Bosch " })).toMatchObject({
    id: null,
    kind_id: "lave-linge",
    brand: "Bosch",
    serial: "",
    underwarranty: false,
    purchased_on: null,
  });
});

test.each([
  [{}, "kind_id"],
  [{ kind_id: "lave-linge", purchased_on: "hier" }, "purchased_on"],
  [{ kind_id: "lave-linge", underwarranty: "oui" }, "underwarranty"],
])("%j is refused at %s", (value, field) => {
  const parsed = parseApplianceInput(value);
  expect(parsed).toHaveProperty(`detail.${field}`);
});
