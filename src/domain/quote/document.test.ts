import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { draft, garonne, parties, sending, sent } from "../../../test/shop/quote.ts";
import { canonical } from "./canonical.ts";
import { quoteDocument, type QuoteIssue } from "./document.ts";
import { quoteMentions, withdrawalText } from "./mentions.ts";

const issue: QuoteIssue = {
  ...parties,
  quote: draft,
  reference: "D2026-00042",
  issued_on: sent.document.issued_on,
  valid_until: sent.valid_until,
  work_at: "home",
  quote_price: 0,
};

describe("the document of a quote", () => {
  it("is what sending freezes", () => {
    expect(quoteDocument(issue)).toEqual(sent.document);
  });

  it("prints each line with what it comes to", () => {
    const { lines, totals } = quoteDocument(issue);
    expect(lines.map((line) => line.net)).toEqual([3_250, 8_750, 4_490, 3_510, 0, 0]);
    expect(totals).toMatchObject({
      total_excl: 20_000,
      total_vat: 4_000,
      bonus: 5_000,
      due: 19_000,
    });
  });

  it("asks for the deposit as a share of what the client has to pay", () => {
    expect(quoteDocument(issue).deposit).toBe(5_700);
  });

  it("carries its own texts, so that a later law does not rewrite it", () => {
    const document = quoteDocument(issue);
    expect(document.mentions).toEqual(
      quoteMentions({ ...document, quote_price: 0, keeps_parts: false }),
    );
    const { seller } = document;
    expect(document.withdrawal).toEqual(
      withdrawalText({ client_type: "Particulier", urgent_on_request: false, seller }),
    );
  });

  it("charges no VAT under the small-business exemption", () => {
    const document = quoteDocument({ ...issue, seller: { ...garonne, vat_regime: "franchise" } });
    expect(document.totals).toMatchObject({ total_vat: 0, total_incl: 20_000 });
    expect(document.lines.every((line) => line.vat_rate === 0)).toBe(true);
  });

  it.each([
    ["at home", "home", true],
    ["at the bench, where nothing is urgent at home", "shop", false],
  ] as const)("excludes the withdrawal of an urgent repair only %s", (_, work_at, excluded) => {
    const quote = { ...draft, urgent_on_request: true };
    const document = quoteDocument({ ...issue, quote, work_at });
    expect(document.urgent_on_request).toBe(excluded);
    expect(document.withdrawal?.length).toBe(excluded ? 1 : 5);
  });

  it("holds nothing but what is printed, and comes back whole from JSON", () => {
    const fromSending = quoteDocument({ ...sending, ...issue });
    expect(fromSending).toEqual(quoteDocument(issue));
    expect(canonical(JSON.parse(canonical(fromSending)))).toBe(canonical(fromSending));
  });

  it("is byte for byte the same until its words are changed on purpose", () => {
    const text = canonical(sent.document);
    expect(createHash("sha256").update(text).digest("hex")).toBe(
      "0129e25ad1b488ca681406a461ab751c2f7904e0cc138e1f0365ebf4691a09ce",
    );
  });
});
