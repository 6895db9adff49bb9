/**
 * A copy of each shop's head kept outside the database, in a file: without it nothing shows that the end
 * of the chain was cut off.
 */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { z } from "zod";
import type { Action } from "../../domain/account/permissions.ts";
import type { ShopScope } from "../../domain/account/scope.ts";
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import { START, type Anchor } from "../../domain/ledger/entry.ts";
import { change, type Verb } from "../platform/change.ts";
import type { Database } from "../platform/database/open.ts";
import { sqlState } from "../platform/database/violation.ts";
import type { Context } from "../platform/graphql.ts";
import { headFollowing } from "./store.ts";

/** `change` for what adds to the chain: once it is committed, the head is copied. */
export async function changeInLedger<Outcome>(
  context: Context,
  action: Action,
  verb: Verb<Outcome>,
): Promise<Outcome | Refusal<"not-allowed">> {
  const changed = await change(context, action, verb);
  if (!isRefusal(changed)) await saveAnchor(context.services, context.scope);
  return changed;
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
 * Copies the shop's head, after the transaction that moved it. The copy only goes forward along the
 * chain: when the link it holds is no longer there, it stays as it is, the proof of what was removed.
 * A failure is a warning: the next copy catches up.
 */
export async function saveAnchor({ database, config }: Anchoring, scope: ShopScope): Promise<void> {
  try {
    await database.withShop(scope, async (db) => {
      // One process at a time; the second one reads a head at least as recent.
      await sql`select pg_advisory_xact_lock(hashtextextended(${scope.shop_id}, 11))`.execute(db);
      const copied = await readAnchor(config.DATA_DIR, scope.shop_id);
      const head = await headFollowing(db, copied);
      if (head && head.seq > copied.seq) await writeAnchor(config.DATA_DIR, scope.shop_id, head);
    });
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error), { code: "LEDGER_ANCHOR" });
  }
}

async function writeAnchor(dataDir: string, shop_id: string, head: Anchor): Promise<void> {
  const file = anchorFile(dataDir, shop_id);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, `${JSON.stringify({ seq: head.seq, hash: head.hash })}\n`, {
    flush: true,
  });
  await rename(draft, file);
}
