import { expect, test } from "vitest";
import { errorText, statusOf } from "./error-screen.tsx";
import { ScreenNotLoaded } from "./screen-load.ts";

test.each([
  [{ status: 404 }, 404],
  [{ status: "404" }, 500],
  [new Error("boom"), 500],
  [undefined, 500],
])("%s has the status %d", (error, status) => {
  expect(statusOf(error)).toBe(status);
  expect(errorText(error).title).toBe(`Erreur ${status}`);
});

test("a screen that could not be loaded is no error of the server", () => {
  expect(errorText(new ScreenNotLoaded("cut")).title).toBe("Cet écran n’est pas chargé");
});
