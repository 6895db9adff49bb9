import { describe, expect, it } from "vitest";
import { draft, granted, lines, sending, sent } from "../../../test/shop/quote.ts";
import { canonical } from "./canonical.ts";
import { checkSendable, sendQuote } from "./send.ts";

describe("sending a quote", () => {
  it("fixes its number, its dates and its document", () => {
    expect(sent).toMatchObject({
      status: "Envoyé",
      reference: "D2026-00042",
      sent_at: "2026-11-23T09:12:00.000Z",
      valid_until: "2026-12-23",
      document: { kind: "quote", reference: "D2026-00042", issued_on: "2026-11-23", version: 1 },
    });
  });

  it("hashes the canonical text of that very document", () => {
    const quote = granted(sendQuote(draft, { ...sending, sha256: (text) => text }));
    expect(quote.document_sha256).toBe(canonical(quote.document));
  });

  it("dates it by the shop's clock, not by Greenwich", () => {
    const late = { ...sending, at: "2026-11-23T23:30:00.000Z" as typeof sending.at };
    expect(granted(sendQuote(draft, late)).document.issued_on).toBe("2026-11-24");
  });

  it.each([
    ["no line", { lines: [] }, "quote-empty"],
    ["only words", { lines: lines.filter((line) => line.kind === "text") }, "quote-empty"],
    ["a faulty line", { lines: [{ ...lines[0], unit_price: -5 }] }, "line-price"],
    ["a bonus above the total", { discount: 9_900 }, "bonus-above-total"],
  ] as const)("is refused with %s", (_, facts, word) => {
    expect(checkSendable({ ...draft, ...facts } as typeof draft)).toMatchObject({ refused: word });
  });

  it("may leave the client nothing to pay", () => {
    const [travel] = lines;
    const bonus = lines.filter(({ kind }) => kind === "bonus");
    const free = bonus.map((line) => ({ ...line, unit_price: 3_900 }));
    const quote = { ...draft, lines: travel ? [travel, ...free] : [] };
    expect(checkSendable(quote)).toBe(quote);
  });

  it("is refused a second time", () => {
    expect(sendQuote(sent, sending)).toEqual({ refused: "quote-already-sent" });
  });
});
