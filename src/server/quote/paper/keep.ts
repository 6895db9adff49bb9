/** Keeps a document as the bytes that are handed over: drawn once, sealed, and read again for ever after. */
import { createHash, randomUUIDv7 } from "node:crypto";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { ledgerPaper } from "../../../domain/ledger/paper.ts";
import type { PaperName } from "../../../domain/quote/paper/paper.ts";
import type { Instant } from "../../../domain/time.ts";
import { appendEntry, takeNextMoment } from "../../ledger/store.ts";
import { placeOf, readBytes, settle, stage } from "../../platform/storage.ts";
import type { Services } from "../../services.ts";
import { findPaper, insertPaper, type PaperRow } from "./store.ts";

export type Keeping = Pick<Services, "database" | "config" | "clock" | "ledgerKey">;

/** `handed_at` is the date in the file. */
export type KeptPaper = PaperName & { reference: string; handed_at: Instant };

type Wanted = { scope: ShopScope; paper: KeptPaper; draw: () => Promise<Buffer> };

/**
 * The bytes that were handed over, drawn and kept now when there are none yet. Bytes come first, then their row and its
 * link in the chain, in one transaction. Throws when those that are stored are no longer those of the row.
 */
export async function keepPaper(
  services: Keeping,
  { scope, paper, draw }: Wanted,
): Promise<Buffer> {
  const kept = await findKept(services, scope, paper);
  if (kept) return read(services, { scope, kept, draw });
  const bytes = await draw();
  const row = await keepBytes(services, { scope, paper, bytes });
  return row.sha256 === digestOf(bytes) ? bytes : read(services, { scope, kept: row, draw });
}

const findKept = (
  { database }: Keeping,
  scope: ShopScope,
  paper: PaperName,
): Promise<PaperRow | undefined> => database.withShop(scope, (db) => findPaper(db, paper), "read");

export const digestOf = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

type Kept = { scope: ShopScope; kept: PaperRow; draw: () => Promise<Buffer> };

/** A file that the storage lost is drawn again, as long as it comes out the same. */
async function read({ config }: Keeping, { scope, kept, draw }: Kept): Promise<Buffer> {
  const place = placeOf(config, scope.shop_id);
  const stored = await readBytes(place, kept.stored_as);
  if (stored && digestOf(stored) === kept.sha256) return stored;
  const drawn = await draw();
  if (digestOf(drawn) !== kept.sha256)
    throw new Error(`the kept bytes of ${kept.kind} ${kept.reference} are lost or were changed`);
  await settle(place, await stage(place, [drawn]), kept.stored_as);
  return drawn;
}

type Drawn = { scope: ShopScope; paper: KeptPaper; bytes: Buffer };

/** Answers the row that is kept: another process may have been first. */
async function keepBytes(
  { database, config, clock, ledgerKey }: Keeping,
  { scope, paper, bytes }: Drawn,
): Promise<PaperRow> {
  const place = placeOf(config, scope.shop_id);
  const sha256 = digestOf(bytes);
  const stored_as = nameOf(sha256);
  await settle(place, await stage(place, [bytes]), stored_as);
  const { kind, ref_id, version, reference, handed_at } = paper;
  return database.withShop(scope, async (db) => {
    // Before the row: who holds its key must never wait for the chain.
    const kept_at = await takeNextMoment(db, clock());
    const facts = { kind, ref_id, version, reference, handed_at };
    const file = { sha256, size: bytes.byteLength, stored_as };
    const row = { id: randomUUIDv7(), ...facts, ...file, kept_at };
    if (!(await insertPaper(db, row))) return (await findPaper(db, paper)) ?? row;
    await appendEntry(db, { ...ledgerPaper(row), at: kept_at }, ledgerKey);
    return row;
  });
}

/** Named after its bytes. */
function nameOf(sha256: string): string {
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(sha256) ?? [];
  return parts.join("-");
}
