/** The key that seals all chains: in the environment or in a file of the data folder, never in the database. */
import { sql } from "kysely";
import { createHmac, randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Database } from "../platform/database/open.ts";
import { readRow } from "../platform/database/rows.ts";
import { UnusableDatabase } from "../platform/database/unusable.ts";
import { sqlState } from "../platform/database/violation.ts";

const KEY_BYTES = 32;

const keyFile = (dataDir: string): string => path.join(dataDir, "ledger.key");

/** The key of all chains, made at the first start. Two processes that start at once keep the same one. */
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

type Keyed = {
  database: Pick<Database, "withSystem">;
  config: { DATA_DIR: string; LEDGER_KEY?: Buffer | undefined };
};

/**
 * The key with which this process seals: LEDGER_KEY, else the file of DATA_DIR, made for a database that no
 * key has sealed yet. Throws an UnusableDatabase for another key than the database's: two machines that
 * each have their own would make chains that neither can verify.
 */
export async function openLedgerKey({ database, config }: Keyed): Promise<Buffer> {
  const { DATA_DIR, LEDGER_KEY } = config;
  const known = await knownPrint(database);
  const isLost = known !== null && !LEDGER_KEY && !existsSync(keyFile(DATA_DIR));
  if (isLost) throw new UnusableDatabase(otherKeyMessage(DATA_DIR));
  const key = LEDGER_KEY ?? loadLedgerKey(DATA_DIR);
  if (known !== null && known !== printOf(key))
    throw new UnusableDatabase(otherKeyMessage(DATA_DIR));
  return key;
}

/** Marks the database as sealed by this key; throws an UnusableDatabase when another process was first. */
export async function claimLedgerKey({ database, config }: Keyed, key: Buffer): Promise<void> {
  const query = sql<Print>`select app.claim_ledger_key(${printOf(key)}) as print`;
  const kept = await database.withSystem((db) => readRow(db, PRINT, query));
  if (kept?.print !== printOf(key)) throw new UnusableDatabase(otherKeyMessage(config.DATA_DIR));
}

const PRINT = z.strictObject({ print: z.string().nullable() });
type Print = z.output<typeof PRINT>;

/** Tells two keys apart and tells nothing of either. */
const printOf = (key: Buffer): string =>
  createHmac("sha256", key).update("etabli ledger key").digest("hex").slice(0, 32);

async function knownPrint(database: Pick<Database, "withSystem">): Promise<string | null> {
  const query = sql<Print>`select ledger_key_print as print from app.installation`;
  return (await database.withSystem((db) => readRow(db, PRINT, query), "read"))?.print ?? null;
}

const otherKeyMessage = (dataDir: string): string =>
  `Les registres de cette base sont scellés par une autre clé que celle de ${dataDir}. Copiez-y le fichier ledger.key de la première machine ou de la sauvegarde (ou donnez la clé par LEDGER_KEY), puis relancez.`;
