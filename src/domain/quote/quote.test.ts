import { describe, expect, it } from "vitest";
import { accepted, draft, sent } from "../../../test/shop/quote.ts";
import { isDraft } from "./quote.ts";

describe("a draft", () => {
  it("is what the shop still writes, ready to leave or not", () => {
    expect(isDraft({ ...draft, status: "Brouillon" })).toBe(true);
    expect(isDraft({ ...draft, status: "A envoyer" })).toBe(true);
  });

  it("is nothing that the client has received", () => {
    expect([sent, accepted].some(isDraft)).toBe(false);
  });
});
