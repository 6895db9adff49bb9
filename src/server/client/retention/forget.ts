/** One night of one shop: clients whose time is over are erased, those that are near are announced. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import { deadlinesOn } from "../../../domain/client/retention/rules.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { dateOf, type LocalDate } from "../../../domain/time.ts";
import { recordAudit } from "../../account/audit/record.ts";
import { changeContext } from "../../platform/change.ts";
import type { Services } from "../../services.ts";
import { loadZone } from "../../shop/store.ts";
import { eraseClient } from "../erasure/erase.ts";
import type { Erased } from "../erasure/store.ts";
import { settleNames } from "../store.ts";
import { addNight, announceIdle, deleteNotice, loadDue, lockDue, type Night } from "./store.ts";

export type Forgetting = Pick<Services, "database" | "config" | "clock" | "ledgerKey">;

/** Clients that one statement looks up; each is erased in a transaction of its own. */
const AT_ONCE = 100;

export async function forgetIdle(services: Forgetting, scope: ShopScope): Promise<Night> {
  const { database, clock } = services;
  const today = dateOf(clock(), await database.withShop(scope, loadZone, "read"));
  const deadlines = deadlinesOn(today);
  const night: Night = { night: today, erased: 0, photos: 0, messages: 0, announced: 0 };
  night.announced = await database.withShop(scope, (db) => announceIdle(db, { deadlines, today }));
  const asked = { deadlines, today, most: AT_ONCE };
  for (;;) {
    const found = await database.withShop(scope, (db) => loadDue(db, asked), "read");
    let erasedSome = false;
    for (const { client_id } of found) {
      const erased = await eraseOne(services, { scope, client_id, today });
      if (!erased) continue;
      erasedSome = true;
      night.erased += 1;
      night.photos += erased.photos;
      night.messages += erased.messages;
    }
    if (!erasedSome) break;
  }
  await database.withShop(scope, async (db) => {
    await addNight(db, night);
    await settleNames(db);
    if (night.erased === 0) return;
    const { erased, photos, messages } = night;
    const record = { noun: "shop", id: scope.shop_id };
    const after = { erased, photos, messages };
    const context = changeContext(services, scope);
    await recordAudit(db, context, { action: "retention.applied", record, after });
  });
  return night;
}

type One = { scope: ShopScope; client_id: string; today: LocalDate };

const eraseOne = (
  services: Forgetting,
  { scope, client_id, today }: One,
): Promise<Erased | undefined> =>
  services.database.withShop(scope, async (db) => {
    if (!(await lockDue(db, { client_id, today }))) return undefined;
    const outcome = await eraseClient(db, client_id, changeContext(services, scope));
    // A repair was opened since.
    if (!outcome || isRefusal(outcome)) return undefined;
    await deleteNotice(db, client_id);
    return outcome;
  });
