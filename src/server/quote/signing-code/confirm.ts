/** Compares the code that a client typed with the one that was sent. */
import { isRefusal, refuse, type Decision } from "../../../domain/decision.ts";
import {
  checkAnswerable,
  type Answering,
  type AnswerRefusal,
} from "../../../domain/quote/answer.ts";
import { quoteOf } from "../../../domain/quote/record.ts";
import {
  checkCode,
  codeDigits,
  confirmCode,
  type CodeProof,
  type CodeRefusal,
} from "../../../domain/quote/signing-code/code.ts";
import { isPassword } from "../../account/sign-in.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Services } from "../../services.ts";
import { loadShop } from "../../shop/store.ts";
import type { LinkedQuote } from "../read.ts";
import { loadQuote } from "../store.ts";
import { countTry, lockCode, type StoredCode } from "./store.ts";

type TypedCode = { code: string; document_sha256: string };
type ConfirmRefusal = CodeRefusal | AnswerRefusal;

/**
 * The proof to keep with the agreement, null when the shop asks for no code; undefined for no such quote. A try is
 * counted in a transaction of its own, before the comparison: neither a refused acceptance nor simultaneous
 * requests give it back.
 */
export async function confirmSigningCode(
  { database, clock }: Services,
  { scope, quote_id }: LinkedQuote,
  { code: typed, document_sha256 }: TypedCode,
): Promise<Decision<{ proof: CodeProof | null }, ConfirmRefusal> | undefined> {
  const answering = { at: clock(), document_sha256 };
  const digits = codeDigits(typed);
  const counted = await database.withShop(scope, (db) =>
    takeTry(db, quote_id, { ...answering, typed }),
  );
  if (!counted || isRefusal(counted)) return counted;
  const { code } = counted;
  if (!code) return { proof: null };
  const isSame = digits !== undefined && (await isPassword(code.code_hash, digits));
  const proof = confirmCode(code, { isSame, at: answering.at });
  return isRefusal(proof) ? proof : { proof };
}

/** The code with this try counted; null when none is needed. */
async function takeTry(
  db: ShopDb,
  quote_id: string,
  { typed, ...answering }: Answering & { typed: string },
): Promise<Decision<{ code: StoredCode | null }, ConfirmRefusal> | undefined> {
  const row = await loadQuote(db, quote_id, answering.at);
  const shop = row && (await loadShop(db, row.shop_id));
  if (!row || !shop) return undefined;
  if (!shop.signature_code) return { code: null };
  const answerable = checkAnswerable(quoteOf(row), "Accepté", answering);
  if (isRefusal(answerable)) return answerable;
  const code = checkCode(await lockCode(db, quote_id), answering);
  if (isRefusal(code)) return code;
  if (typed === "") return refuse("code-missing");
  await countTry(db, quote_id);
  return { code: { ...code, tries: code.tries + 1 } };
}
