/** The key that seals all chains: in a file of the data folder, never in the database. */
import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
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
