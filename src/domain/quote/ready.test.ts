import { expect, test } from "vitest";
import { draft, sent } from "../../../test/shop/quote.ts";
import { checkReady } from "./ready.ts";

test("a whole draft is ready to be sent", () => {
  const written = { ...draft, status: "Brouillon" as const };
  expect(checkReady(written)).toBe(written);
});

test.each([
  ["a draft without a line", { ...draft, lines: [] }, "quote-empty"],
  ["one that is among those to send", { ...draft, status: "A envoyer" as const }, "unchanged"],
  ["one that was sent", sent, "quote-already-sent"],
])("%s is not", (_, quote, refused) => {
  expect(checkReady(quote)).toEqual({ refused });
});
