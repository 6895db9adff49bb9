import { expect, test } from "vitest";
import { versionText } from "./version-text.ts";

const build = { version: "0.1.0", commit: "4ae6153", date: "2026-11-22T12:25:55+00:00" };

test.each([
  [build, "0.1.0 (4ae6153, 22 novembre 2026)"],
  [{ ...build, date: "" }, "0.1.0 (4ae6153)"],
  [{ version: "0.1.0" }, "0.1.0"],
  [undefined, "inconnue (serveur injoignable)"],
])("of %j the menu says « %s »", (answer, text) => {
  expect(versionText(answer)).toBe(text);
});
