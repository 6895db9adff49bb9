/** Links what was sent, answered and withdrawn into the chain, as it stands in its rows: last in its transaction. */
import { ledgerAnswer, ledgerQuote, ledgerWithdrawal } from "../../domain/ledger/agreement.ts";
import type { LedgerDocument } from "../../domain/ledger/entry.ts";
import { appendEntry, takeNextMoment } from "../ledger/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { sealedAnswers } from "./answer/store.ts";
import { sealedVersions, type Named } from "./version/store.ts";
import { sealedWithdrawals } from "./withdrawal/store.ts";

type Sealing = Pick<ChangeContext, "at" | "ledgerKey">;

export const sealSent = async (db: ShopDb, sent: Named, sealing: Sealing): Promise<void> =>
  link(db, (await sealedVersions(db, sent)).map(ledgerQuote), sealing);

export const sealAnswer = async (db: ShopDb, answered: Named, sealing: Sealing): Promise<void> =>
  link(db, (await sealedAnswers(db, answered)).map(ledgerAnswer), sealing);

export const sealWithdrawal = async (
  db: ShopDb,
  quote_id: string,
  sealing: Sealing,
): Promise<void> =>
  link(db, (await sealedWithdrawals(db, quote_id)).map(ledgerWithdrawal), sealing);

/** A clock that was set back keeps no client from signing: the link is dated as the one before. */
async function link(
  db: ShopDb,
  documents: readonly LedgerDocument[],
  { at, ledgerKey }: Sealing,
): Promise<void> {
  for (const document of documents) {
    const moment = await takeNextMoment(db, at);
    await appendEntry(db, { ...document, at: moment }, ledgerKey);
  }
}
