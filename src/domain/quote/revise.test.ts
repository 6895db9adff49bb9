import { describe, expect, it } from "vitest";
import { accepted, draft, granted, instant, sending, sent } from "../../../test/shop/quote.ts";
import { revisionNumber } from "./number.ts";
import { reviseQuote } from "./revise.ts";
import { sendQuote } from "./send.ts";

const at = instant("2026-11-25T08:00:00Z");

describe("revising a quote", () => {
  it("writes a second version and keeps the first as it was sent", () => {
    const { draft: second, superseded } = granted(reviseQuote(sent, at));
    expect(second).toEqual({ ...draft, status: "draft", version: 2, revises: "D2026-00042" });
    expect(superseded).toEqual({ superseded_at: at, quote: sent });
  });

  it("keeps the first number through every version", () => {
    const second = granted(reviseQuote(sent, at)).draft;
    const number = revisionNumber(second.revises ?? "", second.version);
    const third = granted(
      reviseQuote(granted(sendQuote(second, { ...sending, number })), at),
    ).draft;
    expect(number).toBe("D2026-00042-V2");
    expect(third).toMatchObject({ version: 3, revises: "D2026-00042" });
  });

  it("is refused for a draft and for an accepted quote", () => {
    expect(reviseQuote(draft, at)).toEqual({ refused: "quote-not-sent" });
    expect(reviseQuote(accepted, at)).toEqual({ refused: "quote-already-answered" });
  });
});
