import { expect, test } from "vitest";
import type { Instant, LocalDate } from "../../../../domain/time.ts";
import { scopesText, usageText } from "./words.ts";

test("the rights of a key are one sentence", () => {
  expect(scopesText(["bookings:read", "invoices:read", "drones:fly"])).toBe(
    "Lire les rendez-vous, lire les factures et les avoirs, drones:fly",
  );
});

const created_at = "2026-11-22T23:30:00.000Z" as Instant;
const fresh = { created_at, used_on: null, revoked_at: null };

test.each([
  [fresh, "Créée le 23 novembre 2026, jamais utilisée"],
  [
    { ...fresh, used_on: "2026-12-01" as LocalDate },
    "Créée le 23 novembre 2026, utilisée le 1er décembre 2026",
  ],
  [
    { ...fresh, revoked_at: "2026-12-01T10:00:00.000Z" as Instant },
    "Révoquée le 1er décembre 2026",
  ],
])("what became of a key is said on the shop’s clock", (key, text) => {
  expect(usageText(key, "Europe/Paris")).toBe(text);
});
