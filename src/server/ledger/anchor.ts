/**
 * A copy of each shop's head kept outside the database, beside the files: without it nothing shows that the end
 * of the chain was cut off.
 */
import { z } from "zod";
import type { Action } from "../../domain/account/permissions.ts";
import type { ShopScope } from "../../domain/account/scope.ts";
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import { START, type Anchor } from "../../domain/ledger/entry.ts";
import { change, type Verb } from "../platform/change.ts";
import { limitConcurrencyByKey } from "../platform/concurrency.ts";
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
export async function saveAnchor(anchoring: Anchoring, scope: ShopScope): Promise<void> {
  try {
    await oneAtATime(scope.shop_id, () => copyHead(anchoring, scope));
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error), { code: "LEDGER_ANCHOR" });
  }
}

const oneAtATime = limitConcurrencyByKey(1);
/** More than two machines overtake each other at once. */
const MOST_COPIES = 5;

/**
 * The storage is asked outside any transaction. Another machine may write an older head over a newer one: each reads its
 * copy again and ends once it is at the head, so the one that writes last leaves the latest.
 */
async function copyHead({ database, config }: Anchoring, scope: ShopScope): Promise<void> {
  for (let copies = 0; copies < MOST_COPIES; copies++) {
    const copied = await readAnchor(config, scope.shop_id);
    const head = await database.withShop(scope, (db) => headFollowing(db, copied), "read");
    if (!head || head.seq <= copied.seq) return;
    await writeAnchor(placeOf(config, scope.shop_id), head);
  }
}

async function writeAnchor(place: Place, { seq, hash }: Anchor): Promise<void> {
  const staged = await stage(place, [Buffer.from(`${JSON.stringify({ seq, hash })}\n`)]);
  await storedIn(place).keep(staged, anchorName(place.shop_id));
  await drop(staged);
}
