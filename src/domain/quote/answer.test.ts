import { describe, expect, it } from "vitest";
import { accepted, acceptance, draft, granted, instant, sent } from "../../../test/shop/quote.ts";
import { checkAnswerable } from "./answer.ts";
import { refuseQuote } from "./refuse.ts";
import { reviseQuote } from "./revise.ts";

const answering = { at: acceptance.at, document_sha256: sent.document_sha256 };
const revised = granted(reviseQuote(sent, acceptance.at)).draft;
const refused = granted(refuseQuote(sent, answering, "Trop cher"));

describe.each(["Accepté", "Refusé"] as const)("a quote that becomes « %s »", (to) => {
  it("is the one that was sent and read", () => {
    expect(checkAnswerable(sent, to, answering)).toBe(sent);
  });

  it.each([
    ["a draft that never left", draft, "quote-not-sent"],
    ["a version under revision", revised, "quote-changed"],
    ["an accepted quote", accepted, "quote-already-answered"],
    ["a refused quote", refused, "quote-already-answered"],
    ["an expired quote", { ...sent, status: "Expiré" as const }, "quote-expired"],
  ])("is not %s", (_, quote, word) => {
    expect(checkAnswerable(quote, to, answering)).toEqual({ refused: word });
  });

  it("is not answered after its last day, even before the task has marked it", () => {
    const late = { ...answering, at: instant("2026-12-23T23:00:00Z") };
    expect(checkAnswerable(sent, to, late)).toEqual({ refused: "quote-expired" });
  });

  it("is not answered on another document than the one stored", () => {
    const other = { ...answering, document_sha256: "other" };
    expect(checkAnswerable(sent, to, other)).toEqual({ refused: "quote-changed" });
  });
});
