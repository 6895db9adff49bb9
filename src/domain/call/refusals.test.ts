import { expect, test } from "vitest";
import { CALL_REFUSAL_FR } from "./refusals.ts";

test("each refusal says what happened or what to do, without an exclamation", () => {
  const sentences = Object.values(CALL_REFUSAL_FR);
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÀÉ][^!]*\.$/);
});

test("a link that is over says whom to ask, and a seat that was taken how to take it back", () => {
  expect(CALL_REFUSAL_FR["call-expired"]).toContain("Demandez-en un autre");
  expect(CALL_REFUSAL_FR["not-in-call"]).toContain("Rejoignez-le de nouveau");
});
