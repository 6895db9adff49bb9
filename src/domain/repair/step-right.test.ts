import { describe, expect, test } from "vitest";
import { may } from "../account/permissions.ts";
import { SHOP_ROLES } from "../account/role.ts";
import { STEP_RIGHT } from "./step-right.ts";

describe("the next step of a repair", () => {
  test("an accountant is led to what is read, and to nothing that writes", () => {
    const led = Object.entries(STEP_RIGHT).flatMap(([type, action]) =>
      may({ role: "ACCOUNTANT" }, action) ? type : [],
    );
    expect(led).toEqual(["call-client", "open-visit"]);
  });

  test.each(SHOP_ROLES.filter((role) => role !== "ACCOUNTANT"))("%s takes each of them", (role) => {
    const refused = Object.values(STEP_RIGHT).filter((action) => !may({ role }, action));
    expect(refused).toEqual([]);
  });
});
