import { describe, expect, it } from "vitest";
import { accepted, acceptance, draft, granted, sent } from "../../../test/shop/quote.ts";
import { contentOf, quoteOf, type AnswerRecord, type QuoteRecord } from "./record.ts";
import { refuseQuote } from "./refuse.ts";

const refused = granted(
  refuseQuote(sent, { at: acceptance.at, document_sha256: sent.document_sha256 }, "Trop cher"),
);

const written: QuoteRecord = {
  ...draft,
  sent_at: null,
  valid_until: null,
  expires_at: null,
  document: null,
  document_sha256: null,
  answered_at: null,
  payable_from: null,
  withdrawn_at: null,
  performed: false,
  answer: null,
};
const waiting: QuoteRecord = { ...written, ...sent };

const { urgent_on_request: _asked, ...signed } = accepted.evidence;
const answer: AnswerRecord = {
  ...signed,
  answer: "accepted",
  reason: "",
  withdrawal_deadline: accepted.withdrawal_deadline,
};
const answered = { ...waiting, answered_at: acceptance.at };
const agreement: QuoteRecord = { ...answered, status: "Accepté", answer };
const refusal: QuoteRecord = {
  ...answered,
  status: "Refusé",
  answer: { ...answer, answer: "refused", signature: null, reason: "Trop cher" },
};

describe("a stored quote is read back as it was decided", () => {
  it.each([
    ["written", written, draft],
    ["sent", waiting, sent],
    ["expired", { ...waiting, status: "Expiré" as const }, { ...sent, status: "Expiré" }],
    ["accepted", agreement, accepted],
    ["refused", refusal, refused],
  ])("when it is %s", (_, record, quote) => {
    expect(quoteOf(record)).toEqual(quote);
  });

  it("keeps its reference while a revision is written", () => {
    const revised = { ...written, version: 2, reference: "D2026-00042" };
    expect(quoteOf(revised)).toMatchObject({ version: 2, reference: "D2026-00042" });
  });

  it("gives nothing but its content to a new document", () => {
    const { status: _status, reference: _reference, ...content } = draft;
    expect(contentOf(agreement)).toEqual(content);
  });
});

describe("a record that contradicts its status is a bug", () => {
  it.each([
    ["sent without a document", { ...waiting, document: null }, /never sent/],
    [
      "expired without an end",
      { ...waiting, status: "Expiré" as const, expires_at: null },
      /never sent/,
    ],
    ["refused without an answer", { ...refusal, answer: null }, /without an answer/],
    ["accepted at no instant", { ...agreement, answered_at: null }, /without an answer/],
    [
      "accepted without a signature",
      { ...agreement, answer: { ...answer, signature: null } },
      /without a signature/,
    ],
  ])("%s", (_, record, message) => {
    expect(() => quoteOf(record)).toThrow(message);
  });
});
