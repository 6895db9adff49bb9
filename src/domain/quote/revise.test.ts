import { describe, expect, it } from "vitest";
import { accepted, draft, granted, instant, sending, sent } from "../../../test/shop/quote.ts";
import { reviseQuote } from "./revise.ts";
import { sendQuote } from "./send.ts";

const at = instant("2026-11-25T08:00:00Z");

describe("revising a quote", () => {
  it("writes a second version and keeps the first as it was sent", () => {
    const { draft: second, superseded } = granted(reviseQuote(sent, at));
    expect(second).toEqual({
      ...draft,
      status: "Brouillon",
      version: 2,
      reference: "D2026-00042",
    });
    expect(superseded).toEqual({ superseded_at: at, quote: sent });
  });

  it("keeps the reference through every version, whatever the series offers", () => {
    const second = granted(reviseQuote(sent, at)).draft;
    const resent = granted(sendQuote(second, { ...sending, reference: "D2026-00099" }));
    expect(resent.document).toMatchObject({ reference: "D2026-00042", version: 2 });
    expect(granted(reviseQuote(resent, at)).draft).toMatchObject({
      version: 3,
      reference: "D2026-00042",
    });
  });

  it("is refused for a draft and for an accepted quote", () => {
    expect(reviseQuote(draft, at)).toEqual({ refused: "quote-not-sent" });
    expect(reviseQuote(accepted, at)).toEqual({ refused: "quote-already-answered" });
  });
});
