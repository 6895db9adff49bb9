import fc from "fast-check";
import { expect, test } from "vitest";
import { needsSession, safeRedirect, signInAgainPath, signInPath } from "./redirect.ts";

test.each([
  "/app",
  "/app/",
  "/app/agenda",
  "/app/sheet/0199a1?tab=photos#journal",
  "/app/agenda?event_notes=ligne%0Asuite&where=Chez%20le%20client",
  "/admin",
  "/admin/shops",
  "/app?next=//evil.example",
])("« %s » is a way back", (path) => {
  expect(safeRedirect(path)).toBe(path);
});

test.each([
  undefined,
  null,
  "",
  "app",
  "/",
  "/tarifs",
  "/application",
  "/administrator",
  "//evil.example",
  "///evil.example/app",
  "/\\evil.example",
  "\\/evil.example",
  "/app\\..\\evil",
  "https://evil.example/app",
  "https:evil.example",
  "HTTPS://evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "/\t/evil.example",
  "\t//evil.example",
  "/app/\r\nLocation: https://evil.example",
  "/app/%0d%0aLocation:%20evil",
  "/app/%00",
  " //evil.example",
  "%2F%2Fevil.example",
  "/%2Fevil.example",
  "/%5Cevil.example",
  "/app/%2F%2Fevil.example",
  "/app/%5Cevil",
  "/app/%252F%252Fevil",
  "/app/../evil",
  "/app/..//evil.example",
  "/app/%2e%2e/evil",
  "/app/./../../evil",
  "/app//evil",
  "/app/connexion",
  "/app/connexion?redirect=/app/connexion",
  "/app/logout",
  `/app/${"a".repeat(5000)}`,
])("« %s » leads to /app", (path) => {
  expect(safeRedirect(path)).toBe("/app");
});

test("whatever is asked, the browser stays on this site, under /app or /admin", () => {
  const bits = fc.constantFrom(
    "/",
    "\\",
    "app",
    "admin",
    "..",
    ".",
    "%2f",
    "%5c",
    ":",
    "//",
    "evil.example",
    "\t",
    "@",
    "?",
    "#",
    "é",
  );
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 12 }), (parts) => {
      const url = new URL(safeRedirect(parts.join("")), "https://atelier.example");
      expect(url.host).toBe("atelier.example");
      expect(url.pathname).toMatch(/^\/(app|admin)(\/|$)/);
    }),
  );
});

test("the wanted path survives the detour by the sign-in page, query included", () => {
  const wanted = "/app/agenda?where=Chez%20le%20client&repair_id=1";
  const query = new URL(signInPath(wanted), "https://atelier.example").searchParams;
  expect(safeRedirect(query.get("redirect"))).toBe(wanted);
});

test.each([
  ["/app", true],
  ["/app/agenda", true],
  ["/admin", true],
  ["/app/connexion", false],
  ["/app/onboarding", false],
  ["/app/onboarding/", false],
  ["/app/connexion/x", true],
  ["/apple", false],
  ["/login", false],
])("%s asks for a session: %s", (path, expected) => {
  expect(needsSession(path)).toBe(expected);
});

test("who is sent away from an open screen comes back to it, and is told why", () => {
  const wanted = "/app/agenda?date=2026-11-24&view=day";
  const query = new URL(signInAgainPath(wanted), "https://atelier.example").searchParams;
  expect(safeRedirect(query.get("redirect"))).toBe(wanted);
  expect(query.get("ended")).toBe("1");
});
