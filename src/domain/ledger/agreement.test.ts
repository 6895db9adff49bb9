import { describe, expect, test } from "vitest";
import { instant } from "../../../test/shop/quote.ts";
import { date } from "../../../test/shop/invoice.ts";
import {
  ledgerAnswer,
  ledgerQuote,
  ledgerWithdrawal,
  type SealedAnswer,
  type SealedQuote,
  type SealedWithdrawal,
} from "./agreement.ts";

const NOON = instant("2026-11-23T11:00:00Z");
const LATER = instant("2026-11-24T11:00:00Z");
const named = { seal_id: "s", quote_id: "q", version: 1 };
const digest = "a".repeat(64);

const sent: SealedQuote = {
  ...named,
  sent_at: NOON,
  sent_by: "marc",
  document_sha256: digest,
  digest,
};
const given: SealedAnswer = {
  ...named,
  answer: "accepted",
  name: "Hélène Vidal",
  signature: { kind: "typed", text: "Hélène Vidal" },
  reason: "",
  at: NOON,
  ip: "203.0.113.7",
  user_agent: "Mozilla/5.0",
  document_sha256: digest,
  consents: ["conditions"],
  device: "client",
  conclusion_place: "distance",
  agreed_on: date("2026-11-23"),
  withdrawal_deadline: date("2026-12-07"),
  early_start: false,
  recorded_by: null,
  code: null,
  choice: null,
};
const said: SealedWithdrawal = {
  ...named,
  at: NOON,
  name: "Hélène Vidal",
  via: "quote",
  worked: 0,
  received: 5_000,
  owed: null,
  ip: "203.0.113.7",
  user_agent: "Mozilla/5.0",
};

test("each is sealed under an id of its own, as an entry of its own kind", () => {
  expect([ledgerQuote(sent), ledgerAnswer(given), ledgerWithdrawal(said)]).toMatchObject([
    { kind: "quote", ref_id: "s" },
    { kind: "answer", ref_id: "s" },
    { kind: "withdrawal", ref_id: "s" },
  ]);
});

describe("another fact is another seal:", () => {
  test.each<[string, Partial<SealedQuote>]>([
    ["version", { version: 2 }],
    ["date", { sent_at: LATER }],
    ["sender", { sent_by: "sylvie" }],
    ["fingerprint", { document_sha256: "b".repeat(64) }],
    ["document", { digest: "b".repeat(64) }],
  ])("the %s of a quote", (_, changed) => {
    expect(ledgerQuote({ ...sent, ...changed }).payload).not.toBe(ledgerQuote(sent).payload);
  });

  test.each<[string, Partial<SealedAnswer>]>([
    ["answer", { answer: "refused" }],
    ["name", { name: "Par Quelqu’un d’autre" }],
    ["signature", { signature: { kind: "typed", text: "faux" } }],
    ["reason", { reason: "Trop cher" }],
    ["date", { at: LATER }],
    ["address", { ip: "198.51.100.1" }],
    ["browser", { user_agent: "autre" }],
    ["fingerprint", { document_sha256: "b".repeat(64) }],
    ["consents", { consents: [] }],
    ["device", { device: "shop" }],
    ["place", { conclusion_place: "home" }],
    ["day", { agreed_on: date("2026-11-22") }],
    ["deadline", { withdrawal_deadline: null }],
    ["early start", { early_start: true }],
    ["recorder", { recorded_by: "marc" }],
    ["code", { code: { contact: "h•••@example.org" } }],
    ["choice", { choice: { choices: [] } }],
  ])("the %s of an answer", (_, changed) => {
    expect(ledgerAnswer({ ...given, ...changed }).payload).not.toBe(ledgerAnswer(given).payload);
  });

  test.each<[string, Partial<SealedWithdrawal>]>([
    ["name", { name: "Autre" }],
    ["date", { at: LATER }],
    ["way", { via: "tracking" }],
    ["hours", { worked: 15_000 }],
    ["receipts", { received: 0 }],
    ["debt", { owed: 1_000 }],
    ["address", { ip: "" }],
    ["browser", { user_agent: "" }],
  ])("the %s of a withdrawal", (_, changed) => {
    expect(ledgerWithdrawal({ ...said, ...changed }).payload).not.toBe(
      ledgerWithdrawal(said).payload,
    );
  });
});

test("a column that a table receives later changes no old seal", () => {
  expect(ledgerAnswer(Object.assign({ printed_on: "2027-01-01" }, given))).toEqual(
    ledgerAnswer(given),
  );
});
