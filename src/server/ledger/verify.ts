/** Reads a shop's chain again, against every document and movement that it vouches for. */
import {
  ledgerInvoice,
  ledgerLateFee,
  ledgerMovement,
  type Anchor,
  type LedgerDocument,
  type LedgerShare,
} from "../../domain/ledger/entry.ts";
import { ledgerAnswer, ledgerQuote, ledgerWithdrawal } from "../../domain/ledger/agreement.ts";
import { ledgerArchive } from "../../domain/ledger/archive/archive.ts";
import { ledgerClosing } from "../../domain/ledger/closing/closing.ts";
import { ledgerPaper } from "../../domain/ledger/paper.ts";
import { ledgerExport, ledgerIdentity, ledgerReprint } from "../../domain/ledger/trace/trace.ts";
import { verifyChain, type Finding, type StoredPaper } from "../../domain/ledger/verify.ts";
import { allIssued } from "../invoice/store.ts";
import { allFees } from "../payment/late/store.ts";
import { allShares } from "../payment/share/store.ts";
import { allPayments, type PaymentRow } from "../payment/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { placeOf, readBytes, type FilesHome, type Place } from "../platform/storage.ts";
import { digestOf } from "../quote/paper/keep.ts";
import { sealedAnswers } from "../quote/answer/store.ts";
import { allPapers, type PaperRow } from "../quote/paper/store.ts";
import { sealedVersions } from "../quote/version/store.ts";
import { sealedWithdrawals } from "../quote/withdrawal/store.ts";
import { allArchives } from "./archive/store.ts";
import { allClosings } from "./closing/store.ts";
import { sealedIdentities } from "../shop/identity/store.ts";
import { checkStamps } from "./head/verify.ts";
import { sentHeads, stampedHeads } from "./head/store.ts";
import { allExports, allReprints } from "./trace/store.ts";
import { allEntries, macOf } from "./store.ts";

export type Verdict = {
  entries: number;
  findings: Finding[];
  /** How many ends of the chain an authority stamped, by tokens that were verified just now. */
  stamps: { verified: number; trusted: number };
};

/** Where the files are, and whose time-stamps are trusted. */
export type LedgerHome = FilesHome & { TIMESTAMP_CA?: string | undefined };

type Proof = {
  shop_id: string;
  key: Buffer;
  anchor: Anchor;
  /** Where the kept documents are; without it their bytes are not read. */
  home?: LedgerHome;
};

/** `key` is the one of `loadLedgerKey`; `anchor` the head kept outside the database. */
export async function verifyLedger(
  db: ShopDb,
  { shop_id, key, anchor, home }: Proof,
): Promise<Verdict> {
  const [entries, issued, payments, fees, shares, papers, agreed, traced] = await Promise.all([
    allEntries(db),
    allIssued(db),
    allPayments(db),
    allFees(db),
    allShares(db),
    allPapers(db),
    agreements(db),
    traces(db),
  ]);
  const byCause = Map.groupBy(shares, ({ cause_id }) => cause_id);
  const documents = [
    ...issued.map((row) => ledgerInvoice(row, byCause.get(row.id) ?? [])),
    ...movementsOf(payments, byCause),
    ...fees.map(ledgerLateFee),
    ...papers.map(ledgerPaper),
    ...agreed,
    ...traced,
  ];
  const mac = macOf(key, shop_id);
  const sent = await sentHeads(db);
  const stamps = await checkStamps(await stampedHeads(db, null), home ?? {});
  const kept = [...papers, ...(await archivedFiles(db))];
  const stored = home ? await storedFiles(placeOf(home, shop_id), kept) : [];
  return {
    entries: entries.length,
    findings: verifyChain({ entries, documents, mac, anchor, papers: stored, sent, stamps }),
    stamps: {
      verified: stamps.filter(({ check }) => !("fault" in check)).length,
      trusted: stamps.filter(({ check }) => "is_trusted" in check && check.is_trusted).length,
    },
  };
}

/** What was offered, answered and withdrawn. */
async function agreements(db: ShopDb): Promise<LedgerDocument[]> {
  const [sent, answers, withdrawals] = await Promise.all([
    sealedVersions(db, null),
    sealedAnswers(db, null),
    sealedWithdrawals(db, null),
  ]);
  return [
    ...sent.map(ledgerQuote),
    ...answers.map(ledgerAnswer),
    ...withdrawals.map(ledgerWithdrawal),
  ];
}

/** What was closed, exported and printed again, and who the shop was. */
async function traces(db: ShopDb): Promise<LedgerDocument[]> {
  const [archives, closings, exports, reprints, identities] = await Promise.all([
    allArchives(db),
    allClosings(db),
    allExports(db),
    allReprints(db),
    sealedIdentities(db, null),
  ]);
  return [
    ...archives.map(ledgerArchive),
    ...closings.map(ledgerClosing),
    ...exports.map(ledgerExport),
    ...reprints.map(ledgerReprint),
    ...identities.map(ledgerIdentity),
  ];
}

type KeptFile = Pick<PaperRow, "id" | "sha256" | "stored_as">;

const archivedFiles = async (db: ShopDb): Promise<KeptFile[]> =>
  (await allArchives(db)).map(({ id, sha256 }) => ({ id, sha256, stored_as: id }));

/** One after the other: a file is some tens of kilobytes. */
async function storedFiles(place: Place, papers: readonly KeptFile[]): Promise<StoredPaper[]> {
  const read: StoredPaper[] = [];
  for (const { id, sha256, stored_as } of papers) {
    const bytes = await readBytes(place, stored_as);
    read.push({ id, sha256, stored: bytes ? digestOf(bytes) : null });
  }
  return read;
}

const movementsOf = (
  payments: readonly PaymentRow[],
  shares: ReadonlyMap<string, LedgerShare[]>,
): LedgerDocument[] =>
  [...Map.groupBy(payments, ({ movement_id }) => movement_id)].flatMap(([movement_id, entries]) => {
    const [first] = entries;
    if (!first) return [];
    const { kind, created_by, created_at } = first;
    const moved = entries.flatMap(({ id }) => shares.get(id) ?? []);
    return [ledgerMovement({ movement_id, kind, created_by, created_at, entries, shares: moved })];
  });
