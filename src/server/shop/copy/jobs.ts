import { z } from "zod";
import { toInstant, type Instant } from "../../../domain/time.ts";
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { Database } from "../../platform/database/open.ts";
import { mintScope } from "../../platform/database/scope.ts";
import type { Log } from "../../platform/log.ts";
import { enqueue } from "../../platform/queue.ts";
import type { Task } from "../../platform/queue/runner.ts";
import { forget, placeOf, settle, stage, type FilesHome } from "../../platform/storage.ts";
import type { Staged } from "../../platform/storage/stored.ts";
import { loadShop } from "../store.ts";
import { copyOf } from "./copy.ts";
import { updateCopy } from "./store.ts";

type JobServices = {
  database: Pick<Database, "withShop">;
  config: FilesHome;
  clock: () => Instant;
};
type Making = JobServices & { ledgerKey: Buffer; log: Pick<Log, "error"> };
type Copy = { scope: ShopScope; copy_id: string };

const job = z.object({ shop_id: z.uuid(), copy_id: z.uuid() });
const copyIn = (payload: unknown): Copy => {
  const { shop_id, copy_id } = job.parse(payload);
  return { scope: mintScope(shop_id, { kind: "system" }), copy_id };
};

/** Seven days, in milliseconds: how long a copy can be taken. */
const KEPT_FOR = 7 * 86_400_000;

/** The task "copy-shop": begun again from the start by another process when this one dies. */
export const copyShop =
  (services: Making): Task =>
  async (payload) => {
    const copy = copyIn(payload);
    try {
      await make(services, copy);
    } catch (error) {
      services.log.error({ err: error, ...copy.scope }, "the copy of a shop failed");
      await services.database.withShop(copy.scope, (db) =>
        updateCopy(db, copy.copy_id, { failed_at: services.clock() }),
      );
    }
  };

async function make(services: Making, { scope, copy_id }: Copy): Promise<void> {
  const { database, config, clock } = services;
  const staged = await database.withShop(
    scope,
    (db) => write(services, { db, scope, copy_id }),
    "snapshot",
  );
  await settle(placeOf(config, scope.shop_id), staged, copy_id);
  const ready_at = clock();
  const expires_at = toInstant(Date.parse(ready_at) + KEPT_FOR);
  const { shop_id } = scope;
  await database.withShop(scope, async (db) => {
    await updateCopy(db, copy_id, { bytes: staged.size, ready_at, expires_at });
    await enqueue(db, "remove-copy", { shop_id, copy_id }, { run_at: expires_at });
  });
}

type Writing = Copy & { db: Parameters<typeof loadShop>[0] };

async function write(services: Making, { db, scope, copy_id }: Writing): Promise<Staged> {
  const { database, config, clock, ledgerKey, log } = services;
  const shop = await loadShop(db, scope.shop_id);
  if (!shop) throw new Error(`no shop ${scope.shop_id}`);
  let told = 0;
  const onProgress = ({ done, of }: { done: number; of: number }) => {
    const now = performance.now();
    if (now - told < BETWEEN_STEPS) return;
    told = now;
    // In a transaction of its own: the snapshot only reads. A step that is lost is followed by another.
    void database
      .withShop(scope, (own) => updateCopy(own, copy_id, { done, parts: of }))
      .catch((error: unknown) => log.error({ err: error }, "a step of a copy was not written"));
  };
  return stage(
    placeOf(config, scope.shop_id),
    copyOf(db, { shop, config, ledgerKey, at: clock(), onProgress }),
  );
}

/** Milliseconds. */
const BETWEEN_STEPS = 500;

/** The task "remove-copy", when its days are over. */
export const removeCopy =
  ({ database, config, clock }: JobServices): Task =>
  async (payload) => {
    const { scope, copy_id } = copyIn(payload);
    await forget(placeOf(config, scope.shop_id), [copy_id]);
    await database.withShop(scope, (db) => updateCopy(db, copy_id, { removed_at: clock() }));
  };
