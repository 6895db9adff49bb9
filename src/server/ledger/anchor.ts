/**
 * A copy of each shop's head kept outside the database, beside the files: without it nothing shows that the end
 * of the chain was cut off.
 */
import { sql } from "kysely";
import { z } from "zod";
import type { Action } from "../../domain/account/permissions.ts";
import type { ShopScope } from "../../domain/account/scope.ts";
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import { START, type Anchor } from "../../domain/ledger/entry.ts";
import { change, type Verb } from "../platform/change.ts";
import type { Database } from "../platform/database/open.ts";
import type { Context } from "../platform/graphql.ts";
import { drop, placeOf, stage, storedIn, type FilesHome, type Place } from "../platform/storage.ts";
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

const anchorName = (shop_id: string): string => `ledger/${shop_id}.json`;

const anchorShape = z.object({ seq: z.int().min(0), hash: z.string().regex(/^[0-9a-f]{64}$/) });

/** The head that was copied last; seq 0 when none was. */
export async function readAnchor(home: FilesHome, shop_id: string): Promise<Anchor> {
  const text = await storedIn(home).read(anchorName(shop_id));
  return text ? anchorShape.parse(JSON.parse(text.toString())) : START;
}

type Anchoring = { database: Pick<Database, "withShop">; config: FilesHome };

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
      const copied = await readAnchor(config, scope.shop_id);
      const head = await headFollowing(db, copied);
      if (head && head.seq > copied.seq) await writeAnchor(placeOf(config, scope.shop_id), head);
    });
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error), { code: "LEDGER_ANCHOR" });
  }
}

async function writeAnchor(place: Place, { seq, hash }: Anchor): Promise<void> {
  const staged = await stage(place, [Buffer.from(`${JSON.stringify({ seq, hash })}\n`)]);
  await storedIn(place).keep(staged, anchorName(place.shop_id));
  await drop(staged);
}
