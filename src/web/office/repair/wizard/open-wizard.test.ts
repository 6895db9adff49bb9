import { afterEach, beforeEach, expect, test, vi } from "vitest";

const session = (role: string) =>
  JSON.stringify({
    me: { id: "one", firstname: "Claire", lastname: "Faure", role, shop_id: "s1" },
    token: "",
    expire_at: "2026-11-28T10:00:00.000Z",
    validated: true,
    session_type: "password",
    lastChecked: "2026-11-21T10:00:00.000Z",
  });
const kept = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("addEventListener", () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["OWNER", true],
  ["FRONT", true],
  ["TECHNICIAN", true],
  ["ACCOUNTANT", false],
])("the wizard opens for %s: %s", async (role, expected) => {
  kept.set("etabli.session", session(role));
  const { openWizard, wizardOpening } = await import("./open-wizard.ts");
  openWizard();
  expect(wizardOpening() !== undefined).toBe(expected);
});
