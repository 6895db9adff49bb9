/** The client's answer to a version, with its evidence: written once. */
import { sql } from "kysely";
import { z } from "zod";
import {
  CONCLUSION_PLACES,
  DEVICES,
  type Device,
  type Signature,
} from "../../../domain/quote/evidence.ts";
import type { AgreedChoice } from "../../../domain/quote/option/option.ts";
import type { CodeProof } from "../../../domain/quote/signing-code/code.ts";
import {
  agreedDocument,
  type AcceptedQuote,
  type RefusedQuote,
} from "../../../domain/quote/quote.ts";
import type { SealedAnswer } from "../../../domain/ledger/agreement.ts";
import { columnsOf } from "../../platform/database/columns.ts";
import { INSTANT, LOCAL_DATE, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { Named } from "../version/store.ts";

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;

export const ANSWER = z.strictObject({
  answer: z.enum(["accepted", "refused"]),
  name: z.string(),
  signature: z.custom<Signature>(isObject).nullable(),
  reason: z.string(),
  at: INSTANT,
  ip: z.string(),
  user_agent: z.string(),
  device: z.enum(DEVICES),
  document_sha256: z.string(),
  consents: z.array(z.string()),
  conclusion_place: z.enum(CONCLUSION_PLACES),
  agreed_on: LOCAL_DATE.nullable(),
  withdrawal_deadline: LOCAL_DATE.nullable(),
  early_start: z.boolean(),
  recorded_by: z.string().nullable(),
  code: z.custom<CodeProof>(isObject).nullable(),
  choice: z.custom<AgreedChoice>(isObject).nullable(),
});
export type AnswerRow = z.output<typeof ANSWER>;

/** Where the answer came from. */
export type AnswerOrigin = { ip: string; user_agent: string; device: Device };

type NewAnswer = { shop_id: string; quote: AcceptedQuote | RefusedQuote; from: AnswerOrigin };

const USER_AGENT_LIMIT = 400;

export async function insertAnswer(db: ShopDb, { shop_id, quote, from }: NewAnswer): Promise<void> {
  const { id, version, status, answered_at, document_sha256 } = quote;
  const { ip, user_agent, device } = from;
  await db
    .insertInto("quote_answer")
    .values({
      shop_id,
      quote_id: id,
      version,
      at: answered_at,
      document_sha256,
      ip,
      device,
      user_agent: user_agent.slice(0, USER_AGENT_LIMIT),
      ...answerColumns(quote),
    })
    .execute();
  await db
    .updateTable("quote")
    .set({ status, answered_at, updated_at: answered_at, ...agreedTotals(quote) })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}

/** From then on the quote comes to what its client chose, and may be paid from a day on. */
function agreedTotals(quote: AcceptedQuote | RefusedQuote) {
  if (quote.status === "Refusé") return {};
  const { total_excl, total_vat, total_incl, bonus, due } = agreedDocument(quote).totals;
  const { payable_from } = quote;
  return { total_excl, total_vat, total_incl, bonus, due, payable_from };
}

function answerColumns(quote: AcceptedQuote | RefusedQuote) {
  if (quote.status === "Refusé") return { answer: "refused", reason: quote.reason };
  const { name, signature, consents, conclusion_place, code, choice } = quote.evidence;
  const { agreed_on, early_start, recorded_by } = quote.evidence;
  return {
    answer: "accepted",
    name,
    signature: JSON.stringify(signature),
    consents: [...consents],
    conclusion_place,
    agreed_on,
    early_start,
    recorded_by,
    withdrawal_deadline: quote.withdrawal_deadline,
    code: code && JSON.stringify(code),
    choice: choice && JSON.stringify(choice),
  };
}

const SEALED = ANSWER.extend({ seal_id: z.string(), quote_id: z.string(), version: z.int() });

/** As the chain seals them: those to every quote, or to this version. */
export const sealedAnswers = (db: ShopDb, named: Named | null): Promise<SealedAnswer[]> =>
  readRows(
    db,
    SEALED,
    sql`select ${columnsOf(Object.keys(SEALED.shape), "a")} from app.quote_answer a
      where a.shop_id = ${SHOP_ID} ${named ? sql`and a.quote_id = ${named.quote_id} and a.version = ${named.version}` : sql``}`,
  );

/** Whether this file is the photo of a sheet that a client signed. */
export async function isEvidence(db: ShopDb, file_id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from app.quote_answer a
    where a.shop_id = ${SHOP_ID} and a.signature ->> 'file_id' = ${file_id} limit 1`.execute(db);
  return rows.length > 0;
}
