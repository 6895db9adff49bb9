/** A quote as one flat record, the way it is stored, and the quote that it stands for. */
import type { Instant, LocalDate } from "../time.ts";
import type { QuoteContent } from "./content.ts";
import type { QuoteDocument } from "./document.ts";
import type { Evidence } from "./evidence.ts";
import type { Quote, SentFacts } from "./quote.ts";
import type { QuoteStatus } from "./status.ts";

/** The answer to the current version. */
export type AnswerRecord = Omit<Evidence, "urgent_on_request" | "signature" | "agreed_on"> & {
  answer: "accepted" | "refused";
  signature: Evidence["signature"] | null;
  agreed_on: LocalDate | null;
  reason: string;
  withdrawal_deadline: LocalDate | null;
};

export type QuoteRecord = QuoteContent & {
  status: QuoteStatus;
  reference: string | null;
  sent_at: Instant | null;
  valid_until: LocalDate | null;
  expires_at: Instant | null;
  document: QuoteDocument | null;
  document_sha256: string | null;
  answered_at: Instant | null;
  payable_from: LocalDate | null;
  withdrawn_at: Instant | null;
  performed: boolean;
  answer: AnswerRecord | null;
};

/** Throws for a record that contradicts its status: the database's checks forbid it. */
export function quoteOf(record: QuoteRecord): Quote {
  const { status, reference } = record;
  switch (status) {
    case "Brouillon":
    case "A envoyer":
      return { ...contentOf(record), status, reference };
    case "Envoyé":
    case "Expiré":
      return { ...contentOf(record), ...sentFacts(record), status };
    case "Accepté": {
      const { answered_at, answer } = answered(record);
      const evidence = evidenceOf(record, answer);
      const { withdrawal_deadline } = answer;
      const { payable_from, withdrawn_at, performed } = record;
      const days = { withdrawal_deadline, payable_from, withdrawn_at, performed };
      const facts = { status, answered_at, evidence, ...days };
      return { ...contentOf(record), ...sentFacts(record), ...facts };
    }
    case "Refusé": {
      const { answered_at, answer } = answered(record);
      const { reason } = answer;
      return { ...contentOf(record), ...sentFacts(record), status, answered_at, reason };
    }
  }
}

/** What the shop wrote, without anything that sending or answering added. */
export const contentOf = (record: QuoteContent): QuoteContent => ({
  id: record.id,
  client_id: record.client_id,
  repair_id: record.repair_id,
  version: record.version,
  subject: record.subject,
  lines: record.lines,
  discount: record.discount,
  deposit: record.deposit,
  validity_days: record.validity_days,
  keeps_parts: record.keeps_parts,
  urgent_on_request: record.urgent_on_request,
  notes: record.notes,
});

function sentFacts(record: QuoteRecord): SentFacts {
  const { reference, sent_at, valid_until, expires_at, document, document_sha256 } = record;
  if (!reference || !sent_at || !valid_until || !expires_at || !document || !document_sha256)
    throw new Error(`quote ${record.id} is ${record.status} and was never sent`);
  return { reference, sent_at, valid_until, expires_at, document, document_sha256 };
}

function answered({ id, status, answered_at, answer }: QuoteRecord) {
  if (!answered_at || !answer) throw new Error(`quote ${id} is ${status} without an answer`);
  return { answered_at, answer };
}

export function evidenceOf(
  { id, document }: Pick<QuoteRecord, "id" | "document">,
  answer: AnswerRecord,
): Evidence {
  const { name, signature, at, ip, user_agent, device, document_sha256, consents } = answer;
  const { conclusion_place, agreed_on, early_start, recorded_by, code, choice } = answer;
  if (!signature || !agreed_on) throw new Error(`quote ${id} was accepted without a signature`);
  const signed = { name, signature, at, ip, user_agent, device, document_sha256, consents };
  const urgent_on_request = document?.urgent_on_request === true;
  const concluded = { conclusion_place, agreed_on, urgent_on_request, early_start, recorded_by };
  return { ...signed, ...concluded, code, choice };
}
