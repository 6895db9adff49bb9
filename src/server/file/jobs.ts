/**
 * Deletes abandoned uploads: files whose process was killed before they had a name or a row, and photos for
 * a quote or a booking that was never saved. A file that a user can still see or send is never deleted.
 */
import type { ShopScope } from "../../domain/account/scope.ts";
import { toInstant, type Instant } from "../../domain/time.ts";
import type { Database } from "../platform/database/open.ts";
import { mintScope } from "../platform/database/scope.ts";
import type { Log } from "../platform/log.ts";
import type { Task } from "../platform/queue/runner.ts";
import {
  forget,
  namesBefore,
  placeOf,
  shopsWithFiles,
  unfinishedBefore,
  type FilesHome,
  type Place,
} from "../platform/storage.ts";
import { forgetLooseFiles, isKnownShop, namesWithoutRow } from "./sweep.ts";

type SweepServices = {
  database: Pick<Database, "withShop">;
  config: FilesHome;
  clock: () => Instant;
  log: Pick<Log, "info">;
};

const DAY = 86_400_000;
/** An upload in progress writes all the time, and a request never lasts a day. */
const UNFINISHED_AFTER = DAY;
/** Long enough to write a quote, and to notice that an old database was restored. */
const FORGOTTEN_AFTER = 30 * DAY;
/** The photos of a form that was never sent to its end. */
const UNBOOKED_AFTER = DAY;
/** Names asked in one statement. */
const CHUNK = 500;

/** The task "sweep-files", every night. */
export const sweepFiles =
  ({ database, config, clock, log }: SweepServices): Task =>
  async () => {
    for (const shop_id of await shopsWithFiles(config)) {
      const scope = mintScope(shop_id, { kind: "system" });
      // A folder copied from another database is left alone.
      if (!(await database.withShop(scope, isKnownShop, "read"))) continue;
      const swept = await sweepShop({ database, scope, config, now: Date.parse(clock()) });
      if (Object.values(swept).some((count) => count > 0))
        log.info({ shop_id, ...swept }, "abandoned files removed");
    }
  };

type Sweeping = Pick<SweepServices, "database" | "config"> & {
  scope: ShopScope;
  now: number;
};
type SweepCounts = Record<"unfinished" | "loose" | "nameless", number>;

async function sweepShop({ database, scope, config, now }: Sweeping): Promise<SweepCounts> {
  const place = placeOf(config, scope.shop_id);
  const unfinished = await unfinishedBefore(place, now - UNFINISHED_AFTER);
  await forget(place, unfinished);
  const long = now - FORGOTTEN_AFTER;
  const before = { quote: toInstant(long), booking: toInstant(now - UNBOOKED_AFTER) };
  const loose = await database.withShop(scope, (db) => forgetLooseFiles(db, before));
  const named = await namesBefore(place, long);
  const nameless = await sweepNameless({ database, scope, place, names: named });
  return { unfinished: unfinished.length, loose, nameless };
}

type Nameless = Pick<Sweeping, "database" | "scope"> & { place: Place; names: readonly string[] };

/**
 * Deletes the bytes that no row names; answers how many files, a photo and its thumbnail counted apart. No lock: names are
 * used once and these are a month old, so no upload can still write their row.
 */
async function sweepNameless({ database, scope, place, names }: Nameless): Promise<number> {
  const byId = Map.groupBy(names, (name) => name.slice(0, UUID_LENGTH));
  const ids = [...byId.keys()];
  let count = 0;
  for (let from = 0; from < ids.length; from += CHUNK) {
    const some = ids.slice(from, from + CHUNK);
    const nameless = await database.withShop(scope, (db) => namesWithoutRow(db, some), "read");
    const swept = nameless.flatMap((id) => byId.get(id) ?? []);
    await forget(place, swept);
    count += swept.length;
  }
  return count;
}

const UUID_LENGTH = 36;
