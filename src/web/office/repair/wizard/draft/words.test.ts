import { expect, test } from "vitest";
import { LAPSED_FR } from "./words.ts";

test("each sentence says what is no more, then what to do about it", () => {
  for (const sentence of Object.values(LAPSED_FR))
    expect(sentence).toMatch(/^[^:]+\u00a0: (choisissez|dites|vérifiez)[^:]+\.$/);
});
