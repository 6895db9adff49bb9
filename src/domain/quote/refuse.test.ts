import { describe, expect, it } from "vitest";
import { accepted, acceptance, draft, sent } from "../../../test/shop/quote.ts";
import { noteRefusal, REASON_LIMIT, refuseQuote } from "./refuse.ts";

const answer = { at: acceptance.at, document_sha256: sent.document_sha256 };

describe("refusing a quote", () => {
  it("keeps the reason and the moment", () => {
    expect(refuseQuote(sent, answer, " Trop cher ")).toMatchObject({
      status: "Refusé",
      reason: "Trop cher",
      answered_at: acceptance.at,
    });
  });

  it("asks for a reason", () => {
    expect(refuseQuote(sent, answer, "  ")).toEqual({ refused: "reason-missing" });
  });

  it("comes too late once accepted", () => {
    expect(refuseQuote(accepted, answer, "Trop cher")).toEqual({
      refused: "quote-already-answered",
    });
  });

  it("keeps no more of the reason than a letter can hold", () => {
    const refused = refuseQuote(sent, answer, "x".repeat(REASON_LIMIT + 50));
    expect("reason" in refused && refused.reason).toHaveLength(REASON_LIMIT);
  });

  it.each([
    ["a draft", draft, "quote-not-sent"],
    ["an expired quote", { ...sent, status: "Expiré" as const }, "quote-expired"],
    ["another version than the one read", { ...sent, document_sha256: "other" }, "quote-changed"],
  ])("is refused for %s", (_, quote, word) => {
    expect(refuseQuote(quote, answer, "Trop cher")).toEqual({ refused: word });
  });
});

describe("a refusal that the shop heard", () => {
  it("needs no reason, and keeps the one given", () => {
    expect(noteRefusal(sent, acceptance.at, " ")).toMatchObject({ status: "Refusé", reason: "" });
    expect(noteRefusal(sent, acceptance.at, " Trop cher ")).toMatchObject({
      reason: "Trop cher",
      answered_at: acceptance.at,
    });
  });

  it.each([
    ["a draft", draft, "quote-not-sent"],
    ["an accepted quote", accepted, "quote-already-answered"],
    ["an expired quote", { ...sent, status: "Expiré" as const }, "quote-expired"],
  ])("is refused for %s", (_, quote, word) => {
    expect(noteRefusal(quote, acceptance.at, "")).toEqual({ refused: word });
  });
});
