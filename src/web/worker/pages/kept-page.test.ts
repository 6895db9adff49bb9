import { expect, test } from "vitest";
import { fateOf, isFresh, isKept, KEPT_FOR, marked } from "./kept-page.ts";

test.each([
  ["/suivi/Zk3", true],
  ["/quote/Zk3", true],
  ["/suivi", false],
  ["/suivi/Zk3/conditions", false],
  ["/suivi/Zk3/state", false],
  ["/quote/Zk3/devis.pdf", false],
  ["/app/sheet/r1", false],
  ["/appel/Zk3", false],
])("%s is kept: %s", (pathname, expected) => {
  expect(isKept(pathname)).toBe(expected);
});

test.each([
  [200, "text/html; charset=utf-8", "keep"],
  [200, "application/pdf", "pass"],
  [302, "text/html", "pass"],
  [404, "text/html", "forget"],
  [410, "text/html", "forget"],
  [429, "text/html", "pass"],
  [502, "text/html", "fail"],
])("an answer %i of %s: %s", (status, type, expected) => {
  expect(fateOf({ status, type })).toBe(expected);
});

test("a kept page says from when it is, once", () => {
  expect(marked('<!doctype html><html lang="fr"><body>un <html> cité</body></html>', 42)).toBe(
    '<!doctype html><html data-kept-at="42" lang="fr"><body>un <html> cité</body></html>',
  );
});

test("a week is the longest, and a page of the future is none", () => {
  expect([0, 1].map((over) => isFresh(1_000, 1_000 + KEPT_FOR + over))).toEqual([true, false]);
  expect(isFresh(2_000, 1_000)).toBe(false);
});
