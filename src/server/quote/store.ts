/** Quotes as stored: read with their answer, drafts written with totals that only the server computes. */
import { sql, type RawBuilder } from "kysely";
import type { QuoteContent } from "../../domain/quote/content.ts";
import type { QuoteDocument } from "../../domain/quote/document.ts";
import type { Evidence } from "../../domain/quote/evidence.ts";
import { linesUnder, type VatRegime } from "../../domain/quote/line.ts";
import type { Quote, SentFacts } from "../../domain/quote/quote.ts";
import type { QuoteStatus } from "../../domain/quote/status.ts";
import { totalsOf } from "../../domain/quote/totals.ts";
import type { Instant, LocalDate } from "../../domain/time.ts";
import type { ShopDb } from "../platform/database/scope.ts";

/** What the client answered to the version that is stored, and what proves it. */
export type AnswerRow = Omit<Evidence, "signature" | "urgent_on_request"> & {
  answer: "accepted" | "refused";
  signature: Evidence["signature"] | null;
  reason: string;
  withdrawal_deadline: LocalDate | null;
};

export type QuoteRow = QuoteContent & {
  shop_id: string;
  quoteid: string;
  /** As it is at the moment of reading: past its last day, a quote that waits reads as expired. */
  status: QuoteStatus;
  reference: string | null;
  total_excl: number;
  total_vat: number;
  total_incl: number;
  bonus: number;
  due: number;
  sent_at: Instant | null;
  valid_until: LocalDate | null;
  document: QuoteDocument | null;
  document_sha256: string | null;
  answered_at: Instant | null;
  created_by: string | null;
  created_at: Instant;
  answer: AnswerRow | null;
};

/** The rule of `isPast` (domain/quote/accept.ts), so that lists can filter by it. */
const statusAt = (at: Instant) => sql`case
  when q.status = 'Envoyé' and q.valid_until < (${at}::timestamptz at time zone s.timezone)::date then 'Expiré'
  else q.status end`;

const quotes = (at: Instant) => sql`
  select q.*, ${statusAt(at)} as status, (
    select to_jsonb(a) || jsonb_build_object('at', to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from app.quote_answer a where a.shop_id = q.shop_id and a.quote_id = q.id and a.version = q.version) as answer
  from app.quote q join app.shop s on s.id = q.shop_id`;

async function select(db: ShopDb, at: Instant, rest: RawBuilder<unknown>): Promise<QuoteRow[]> {
  const { rows } = await sql<QuoteRow>`${quotes(at)} ${rest}`.execute(db);
  return rows;
}

export const loadQuotes = (db: ShopDb, ids: readonly string[], at: Instant): Promise<QuoteRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : select(db, at, sql`where q.id = any(${[...ids]}::uuid[])`);

export const loadQuote = async (
  db: ShopDb,
  id: string,
  at: Instant,
): Promise<QuoteRow | undefined> => (await loadQuotes(db, [id], at))[0];

/**
 * The quote, held until the end of the transaction: of two answers at once, the second reads the first.
 * Held and read in two statements: the one that waits would read the answers of before its wait.
 */
export async function lockQuote(
  db: ShopDb,
  id: string,
  at: Instant,
): Promise<QuoteRow | undefined> {
  const [, row] = await Promise.all([
    sql`select 1 from app.quote where id = ${id} for update`.execute(db),
    loadQuote(db, id, at),
  ]);
  return row;
}

/** Newest first for each repair. */
export const quotesOfRepairs = (
  db: ShopDb,
  repair_ids: readonly string[],
  at: Instant,
): Promise<QuoteRow[]> =>
  select(
    db,
    at,
    sql`where q.repair_id = any(${[...repair_ids]}::uuid[]) order by q.created_at desc, q.id desc`,
  );

export type QuoteFilter = { status: readonly string[] | null; first: number; at: Instant };

/** Newest first. */
export const listQuotes = (db: ShopDb, { status, first, at }: QuoteFilter): Promise<QuoteRow[]> => {
  const wanted = status && [...status];
  return select(
    db,
    at,
    sql`where ${wanted}::text[] is null or ${statusAt(at)} = any(${wanted}::text[])
      order by coalesce(q.sent_at, q.created_at) desc, q.id desc limit ${first}`,
  );
};

/** The stored row as the domain tells it; a row that the database's own checks forbid is a bug. */
export function quoteOf(row: QuoteRow): Quote {
  const { status } = row;
  switch (status) {
    case "Brouillon":
    case "A envoyer":
      return { ...contentOf(row), status, reference: row.reference };
    case "Envoyé":
    case "Expiré":
      return { ...contentOf(row), ...sentFacts(row), status };
    case "Accepté": {
      const { answered_at, answer } = answered(row);
      return {
        ...contentOf(row),
        ...sentFacts(row),
        status,
        answered_at,
        evidence: evidenceOf(row, answer),
        withdrawal_deadline: answer.withdrawal_deadline,
      };
    }
    case "Refusé": {
      const { answered_at, answer } = answered(row);
      return {
        ...contentOf(row),
        ...sentFacts(row),
        status,
        answered_at,
        reason: answer.reason,
      };
    }
  }
}

export const contentOf = (row: QuoteContent): QuoteContent => ({
  id: row.id,
  client_id: row.client_id,
  repair_id: row.repair_id,
  version: row.version,
  subject: row.subject,
  lines: row.lines,
  discount: row.discount,
  deposit: row.deposit,
  validity_days: row.validity_days,
  keeps_parts: row.keeps_parts,
  urgent_on_request: row.urgent_on_request,
  notes: row.notes,
});

function sentFacts(row: QuoteRow): SentFacts {
  const { reference, sent_at, valid_until, document, document_sha256 } = row;
  if (!reference || !sent_at || !valid_until || !document || !document_sha256)
    throw new Error(`quote ${row.id} is ${row.status} and was never sent`);
  return { reference, sent_at, valid_until, document, document_sha256 };
}

function answered({ id, status, answered_at, answer }: QuoteRow) {
  if (!answered_at || !answer) throw new Error(`quote ${id} is ${status} without an answer`);
  return { answered_at, answer };
}

export function evidenceOf(
  row: Pick<QuoteRow, "id" | "urgent_on_request">,
  answer: AnswerRow,
): Evidence {
  const { name, signature, at, ip, user_agent, document_sha256, consents } = answer;
  if (!signature) throw new Error(`quote ${row.id} was accepted without a signature`);
  return {
    name,
    signature,
    at,
    ip,
    user_agent,
    document_sha256,
    consents,
    conclusion_place: answer.conclusion_place,
    urgent_on_request: row.urgent_on_request,
  };
}

/** The part of a quote that the shop writes; the rest comes from the repair and from sending. */
export type DraftContent = Omit<QuoteContent, "id" | "client_id" | "repair_id" | "version">;

/** The columns of a draft: what was written and what it comes to under the shop's VAT regime. */
function draftColumns(draft: DraftContent, regime: VatRegime) {
  const { lines, ...written } = draft;
  const { total_excl, total_vat, total_incl, bonus, due } = totalsOf(
    linesUnder(regime, lines),
    draft.discount,
  );
  return {
    ...written,
    lines: JSON.stringify(lines),
    total_excl,
    total_vat,
    total_incl,
    bonus,
    due,
  };
}

export type NewDraft = {
  shop_id: string;
  repair_id: string;
  client_id: string;
  created_by: string | null;
  at: Instant;
  draft: DraftContent;
  vat_regime: VatRegime;
};

/** Answers the new quote's id. */
export async function insertDraft(
  db: ShopDb,
  { draft, vat_regime, at, ...owner }: NewDraft,
): Promise<string> {
  const { id } = await db
    .insertInto("quote")
    .values({ ...owner, ...draftColumns(draft, vat_regime), created_at: at, updated_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDraft(
  db: ShopDb,
  id: string,
  { draft, vat_regime, at }: Pick<NewDraft, "draft" | "vat_regime" | "at">,
): Promise<void> {
  await db
    .updateTable("quote")
    .set({ ...draftColumns(draft, vat_regime), updated_at: at })
    .where("id", "=", id)
    .execute();
}
