import { expect, test } from "vitest";
import { OFFICE_PATHS } from "../../domain/account/office-paths.ts";
import { router } from "./router.tsx";

test("the server knows the address of each screen, and of no other", () => {
  const screens = Object.keys(router.routesByPath).map((path) => path.replace(/\$/g, ":"));
  const known = OFFICE_PATHS.filter((path) => !path.startsWith("/admin"));
  expect(screens.filter((path) => path !== "/").sort()).toEqual([...known].sort());
});
