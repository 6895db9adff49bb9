import { expect, test } from "vitest";
import { startedText } from "./words.ts";

test.each([
  [
    "quote",
    1,
    "Les devis de 2026 gardent leur numérotation\u00a0: 1 devis envoyé. Vous pouvez choisir celle de 2027.",
  ],
  [
    "invoice",
    12,
    "Les factures de 2026 gardent leur numérotation\u00a0: 12 factures émises. Vous pouvez choisir celle de 2027.",
  ],
] as const)("a series of %ss that has begun says so", (kind, issued, text) => {
  expect(startedText(kind, { year: 2026, issued })).toBe(text);
});
