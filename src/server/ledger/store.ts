/**
 * The chain of issued documents and payments. Its key lives in a file, never in the database, and a
 * copy of each shop's head (the anchor) is kept beside it: without it nothing shows that the end of
 * the chain was cut off.
 */
import { sql } from "kysely";
import { createHmac, randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { ShopScope } from "../../domain/account/scope.ts";
import {
  nextEntry,
  START,
  type Anchor,
  type LedgerDocument,
  type LedgerEntry,
  type Mac,
} from "../../domain/ledger/entry.ts";
import type { Instant } from "../../domain/time.ts";
import type { Database } from "../platform/database/open.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { sqlState } from "../platform/database/violation.ts";

const KEY_BYTES = 32;

const keyFile = (dataDir: string): string => path.join(dataDir, "ledger.key");

/** The key of all chains, made at the first start. Two processes starting at once keep the same one. */
export function loadLedgerKey(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true });
  const file = keyFile(dataDir);
  const draft = `${file}.${process.pid}.part`;
  writeFileSync(draft, randomBytes(KEY_BYTES), { mode: 0o600, flush: true });
  try {
    // A link is made only when the name is free, and names a file that is already whole.
    linkSync(draft, file);
  } catch (error) {
    if (sqlState(error) !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readLedgerKey(dataDir);
}

/** The key as it is; throws when there is none or when it was spoilt. */
export function readLedgerKey(dataDir: string): Buffer {
  const file = keyFile(dataDir);
  const key = readFileSync(file);
  if (key.length === KEY_BYTES) return key;
  throw new Error(
    `${file} ne contient pas la clé du registre (${KEY_BYTES} octets) : remettez ce fichier depuis une sauvegarde.`,
  );
}

/** Each shop has its own key, so that no chain passes for another's. */
export function macOf(key: Buffer, shop_id: string): Mac {
  const shopKey = createHmac("sha256", key).update(shop_id).digest();
  return (text) => createHmac("sha256", shopKey).update(text).digest("hex");
}

/**
 * Adds one link at the end of the shop's chain, in the transaction of what it vouches for. The head
 * stays locked until that transaction ends: call it last.
 */
export async function appendEntry(
  db: ShopDb,
  fact: LedgerDocument & { at: Instant },
  key: Buffer,
): Promise<LedgerEntry> {
  const { rows } = await sql<
    Anchor & { shop_id: string }
  >`select shop_id, seq, hash from app.lock_ledger()`.execute(db);
  const head = rows[0];
  if (!head) throw new Error("the ledger has no head");
  const entry = nextEntry(head, fact, macOf(key, head.shop_id));
  await db
    .insertInto("ledger_entry")
    .values({ ...entry, shop_id: head.shop_id })
    .execute();
  return entry;
}

const anchorFile = (dataDir: string, shop_id: string): string =>
  path.join(dataDir, "ledger", `${shop_id}.json`);

const anchorShape = z.object({ seq: z.int().min(0), hash: z.string().regex(/^[0-9a-f]{64}$/) });

/** The head that was copied last; seq 0 when none was. */
export async function readAnchor(dataDir: string, shop_id: string): Promise<Anchor> {
  try {
    return anchorShape.parse(JSON.parse(await readFile(anchorFile(dataDir, shop_id), "utf8")));
  } catch (error) {
    if (sqlState(error) === "ENOENT") return START;
    throw error;
  }
}

type Anchoring = { database: Pick<Database, "withShop">; config: { DATA_DIR: string } };

/**
 * Copies the shop's head out of the database, after the transaction that moved it. The copy only goes
 * forward along the chain that it vouches for: when the link it holds is no longer there, it stays as
 * it is, the proof of what was removed. A copy that fails stops nobody: the next one catches up.
 */
export async function saveAnchor({ database, config }: Anchoring, scope: ShopScope): Promise<void> {
  try {
    await database.withShop(scope, async (db) => {
      // Two processes take turns; whoever comes second reads a head at least as far.
      await sql`select pg_advisory_xact_lock(hashtextextended(${scope.shop_id}, 11))`.execute(db);
      const kept = await readAnchor(config.DATA_DIR, scope.shop_id);
      const head = await headFollowing(db, kept);
      if (head && head.seq > kept.seq) await writeAnchor(config.DATA_DIR, scope.shop_id, head);
    });
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error), { code: "LEDGER_ANCHOR" });
  }
}

/** The head of the chain; undefined when the link that was kept is no longer in it. */
async function headFollowing(db: ShopDb, kept: Anchor): Promise<Anchor | undefined> {
  const links = await db
    .selectFrom("ledger_entry")
    .select(["seq", "hash"])
    .where("seq", ">=", kept.seq)
    .orderBy("seq")
    .execute();
  const follows = kept.seq === 0 || links[0]?.hash === kept.hash;
  return follows ? links.at(-1) : undefined;
}

async function writeAnchor(dataDir: string, shop_id: string, head: Anchor): Promise<void> {
  const file = anchorFile(dataDir, shop_id);
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, `${JSON.stringify({ seq: head.seq, hash: head.hash })}\n`, {
    flush: true,
  });
  await rename(draft, file);
}
