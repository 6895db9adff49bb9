/** Fills an empty database with a living month of three shops, in one transaction, through the product's own verbs. */
import type { ShopScope } from "../../domain/account/scope.ts";
import { addMinutes, dateOf, DEFAULT_ZONE, type Instant } from "../../domain/time.ts";
import { hashPassword } from "../account/sign-in.ts";
import { announceBulk, beginBulk } from "../client/import/store.ts";
import { saveAnchor } from "../ledger/anchor.ts";
import { markReadBefore } from "../message/notification/store.ts";
import { markQueuedSent } from "../message/store.ts";
import type { Config } from "../platform/config.ts";
import type { SeedTransaction } from "../platform/database/first-run.ts";
import type { Database } from "../platform/database/open.ts";
import { mintScope, type ShopDb } from "../platform/database/scope.ts";
import { publicOrigin } from "../platform/origin.ts";
import { skipTasks } from "../platform/queue.ts";
import { addCounts } from "../shop/audience/store.ts";
import { loadShop } from "../shop/store.ts";
import type { FilesHome } from "../platform/storage.ts";
import { planningOf, shopEventsOf, todayOf } from "./agenda.ts";
import { createLanes } from "./lanes.ts";
import { storiesOf } from "./plan.ts";
import { DEMO_SHOPS, PASSWORD, type DemoShop } from "./shops.ts";
import { sendClaims } from "./shared/claims.ts";
import { writePriceBook } from "./shared/price-book.ts";
import { visitsOf } from "./shared/audience.ts";
import { sharingOf } from "./shared/resources.ts";
import { furnishPage } from "./shared/showcase.ts";
import { suppliersOf } from "./shared/supplier-invoices.ts";
import { openingOf } from "./steps.ts";
import type { Stage } from "./stage.ts";
import { insertAdministrator, insertShop, insertUsers } from "./store.ts";
import { playUntil } from "./timeline.ts";

type Seeding = {
  config: Pick<Config, "DEMO" | "DATABASE_URL" | "PUBLIC_URL" | "PORT"> & FilesHome;
  clock: () => Instant;
  ledgerKey: Buffer;
};
type SeededDatabase = Pick<Database, "settle" | "withShop" | "withGate">;

/** Never on a server of DATABASE_URL, which we did not create. */
export const wantsDemonstration = ({
  DEMO,
  DATABASE_URL,
}: Pick<Config, "DEMO" | "DATABASE_URL">): boolean => DEMO && !DATABASE_URL;

/** Once in the life of a database. Answers whether the demonstration lives here. */
export async function seedDemonstration(
  database: SeededDatabase,
  seeding: Seeding,
): Promise<boolean> {
  const { config } = seeding;
  const seeded = await database.settle((transaction) => playDemonstration(transaction, seeding));
  // As after every change of the ledger: the head of each chain is copied once it is committed.
  if (seeded)
    for (const { id } of DEMO_SHOPS) await saveAnchor({ database, config }, systemScope(id));
  const today = dateOf(seeding.clock(), DEFAULT_ZONE);
  if (seeded)
    await addCounts(
      database,
      DEMO_SHOPS.flatMap((shop) => visitsOf(shop, today)),
    );
  return seeded;
}

const systemScope = (shop_id: string): ShopScope => mintScope(shop_id, { kind: "system" });

async function playDemonstration(
  { db, asShop }: SeedTransaction,
  seeding: Seeding,
): Promise<boolean> {
  const { config, clock } = seeding;
  if (!wantsDemonstration(config)) return false;
  const now = clock();
  const password_hash = await hashPassword(PASSWORD);
  for (const shop of DEMO_SHOPS) {
    await insertShop(db, shop, dateOf(now, DEFAULT_ZONE));
    await insertUsers(db, shop, password_hash);
    await asShop(shop.id, (own) => playShop(own, { demo: shop, seeding, now }));
  }
  await insertAdministrator(db, password_hash);
  return true;
}

/** Minutes: what the people of the shop have not read yet. */
const RECENT = 24 * 60;

type Playing = { demo: DemoShop; seeding: Seeding; now: Instant };

async function playShop(db: ShopDb, { demo, seeding, now }: Playing): Promise<void> {
  const { config, ledgerKey } = seeding;
  const shop = await loadShop(db, demo.id);
  if (!shop) throw new Error(`${demo.slug} was not written`);
  const origin = publicOrigin(config);
  const stage: Stage = {
    db,
    demo,
    shop,
    origin,
    ledgerKey,
    files: config,
    lanes: createLanes(),
    known: new Map(),
  };
  skipTasks(db, ["send-message", "send-claim"]);
  await beginBulk(db);
  await furnishPage(stage, addMinutes(now, -demo.days * 24 * 60));
  await writePriceBook(stage, addMinutes(now, -demo.days * 24 * 60));
  const stories = storiesOf(demo, now).map((story) => openingOf(stage, story));
  const today = todayOf(now);
  const events = shopEventsOf(demo, today).map((event) => planningOf(stage, event));
  await playUntil(now, [
    ...sharingOf(stage, today),
    ...suppliersOf(stage, now),
    ...events,
    ...stories,
  ]);
  await stage.lanes.finished();
  await sendClaims(stage, now);
  await markQueuedSent(db, "outbox");
  await markReadBefore(db, addMinutes(now, -RECENT));
  await announceBulk(db);
}
