/** How the chain seals what was offered, what the client answered and what proves it, and a withdrawal. */
import { canonical } from "../quote/canonical.ts";
import type { Instant, LocalDate } from "../time.ts";
import type { LedgerDocument } from "./entry.ts";

/** `digest` is computed from the document each time, and never read from the row. */
export type SealedQuote = {
  seal_id: string;
  quote_id: string;
  version: number;
  sent_at: Instant;
  sent_by: string | null;
  document_sha256: string;
  digest: string;
};

export const ledgerQuote = (sent: SealedQuote): LedgerDocument => ({
  kind: "quote",
  ref_id: sent.seal_id,
  payload: canonical({
    quote_id: sent.quote_id,
    version: sent.version,
    sent_at: sent.sent_at,
    sent_by: sent.sent_by,
    document_sha256: sent.document_sha256,
    digest: sent.digest,
  }),
});

export type SealedAnswer = {
  seal_id: string;
  quote_id: string;
  version: number;
  answer: string;
  name: string;
  signature: unknown;
  reason: string;
  at: Instant;
  ip: string;
  user_agent: string;
  document_sha256: string;
  consents: readonly string[];
  device: string;
  conclusion_place: string;
  agreed_on: LocalDate | null;
  withdrawal_deadline: LocalDate | null;
  early_start: boolean;
  recorded_by: string | null;
  code: unknown;
  choice: unknown;
};

/** Listed one by one, so that a column added later does not change old payloads. */
export const ledgerAnswer = (given: SealedAnswer): LedgerDocument => ({
  kind: "answer",
  ref_id: given.seal_id,
  payload: canonical({
    quote_id: given.quote_id,
    version: given.version,
    answer: given.answer,
    name: given.name,
    signature: given.signature,
    reason: given.reason,
    at: given.at,
    ip: given.ip,
    user_agent: given.user_agent,
    document_sha256: given.document_sha256,
    consents: given.consents,
    device: given.device,
    conclusion_place: given.conclusion_place,
    agreed_on: given.agreed_on,
    withdrawal_deadline: given.withdrawal_deadline,
    early_start: given.early_start,
    recorded_by: given.recorded_by,
    code: given.code,
    choice: given.choice,
  }),
});

export type SealedWithdrawal = {
  seal_id: string;
  quote_id: string;
  version: number;
  at: Instant;
  name: string;
  via: string;
  worked: number;
  received: number;
  owed: number | null;
  ip: string;
  user_agent: string;
};

export const ledgerWithdrawal = (said: SealedWithdrawal): LedgerDocument => ({
  kind: "withdrawal",
  ref_id: said.seal_id,
  payload: canonical({
    quote_id: said.quote_id,
    version: said.version,
    at: said.at,
    name: said.name,
    via: said.via,
    worked: said.worked,
    received: said.received,
    owed: said.owed,
    ip: said.ip,
    user_agent: said.user_agent,
  }),
});
