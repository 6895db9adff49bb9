/** Recomputes what proves a quote: the digest of the document that was sent, and the links of it and of its answer. */
import { ledgerAnswer, ledgerQuote, ledgerWithdrawal } from "../../../domain/ledger/agreement.ts";
import { verifySealed, type Finding } from "../../../domain/ledger/verify.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { sealedAnswers } from "../../quote/answer/store.ts";
import { sealedVersions } from "../../quote/version/store.ts";
import { sealedWithdrawals } from "../../quote/withdrawal/store.ts";
import { entriesOf, macOf } from "../store.ts";

export type Evidence = {
  /** Computed now from the document; null for a version that was not sent. */
  digest: string | null;
  /** Whether it is the digest that the client signed. */
  is_signed: boolean;
  findings: Finding[];
};

type Asked = { quote_id: string; version: number; shop_id: string; key: Buffer };

export async function verifyEvidence(
  db: ShopDb,
  { quote_id, version, shop_id, key }: Asked,
): Promise<Evidence> {
  const named = { quote_id, version };
  const [sent, answers, withdrawals] = [
    await sealedVersions(db, named),
    await sealedAnswers(db, named),
    await sealedWithdrawals(db, quote_id),
  ];
  const documents = [
    ...sent.map(ledgerQuote),
    ...answers.map(ledgerAnswer),
    ...withdrawals.map(ledgerWithdrawal),
  ];
  const entries = await entriesOf(
    db,
    documents.map(({ ref_id }) => ref_id),
  );
  const digest = sent[0]?.digest ?? null;
  return {
    digest,
    is_signed: digest !== null && answers.some((answer) => answer.document_sha256 === digest),
    findings: verifySealed({ entries, documents, mac: macOf(key, shop_id) }),
  };
}
