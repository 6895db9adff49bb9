import { expect, test } from "vitest";
import { loadScreen, ScreenNotLoaded } from "./screen-load.ts";

test("a script that cannot be loaded is an error for which the router does not reload by itself", async () => {
  const missing = new TypeError("Failed to fetch dynamically imported module: /assets/a.js");
  const failure = await loadScreen(() => Promise.reject(missing))().catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ScreenNotLoaded);
  // What the router knows such errors by.
  expect(String(failure)).not.toMatch(/imported module|Importing a module script/);
});

test("a script that is there is the screen's", async () => {
  const module = { Screen: () => null };
  expect(await loadScreen(async () => module)()).toBe(module);
});
