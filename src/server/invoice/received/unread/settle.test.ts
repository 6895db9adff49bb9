/** Two people who open one unreadable file at the same moment: the database lets one of them settle it. */
import { beforeAll, expect, test } from "vitest";
import { act, garonneScope } from "../../../../../test/shop/affairs.ts";
import { testDatabase } from "../../../../../test/database.ts";
import { openShops } from "../../../../../test/shop/garonne.ts";
import { instant } from "../../../../../test/shop/quote.ts";
import { refuse } from "../../../../domain/decision.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { keepUnread } from "./keep.ts";
import { enterUnread, setUnreadAside } from "./settle.ts";
import { listUnread } from "./store.ts";

const database = testDatabase();
const AT = instant("2026-11-23T11:00:00Z");
const inGaronne = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  database.withShop(garonneScope, work);

let id = "";
beforeAll(async () => {
  await openShops(database);
  const came = { bytes: Buffer.from("<Autre/>"), flow_id: "flux", created_by: null, at: AT };
  await inGaronne((db) => keepUnread(db, came, "supplier-invoice-unreadable"));
  id = (await inGaronne((db) => listUnread(db, { first: 1, skip: 0 })))[0]?.id ?? "";
}, 60_000);

const typed = (reference: string) => ({
  supplier_name: "Pièces du Midi",
  reference,
  issued_on: "2026-11-20",
  total_incl: "12,00",
});
const enter = (db: ShopDb, reference: string) =>
  enterUnread(db, typed(reference), { id, settled: act(AT) });

test("who saw it waiting, while the other had not committed yet, is refused", async () => {
  const opened = Promise.withResolvers<void>();
  const entered = Promise.withResolvers<void>();
  const first = inGaronne(async (db) => {
    const invoice = await enter(db, "PM-1");
    entered.resolve();
    await opened.promise;
    return invoice;
  });
  await entered.promise;
  const others = [
    inGaronne((db) => enter(db, "PM-2")),
    inGaronne((db) => setUnreadAside(db, "Une publicité", { id, settled: act(AT) })),
  ];
  setTimeout(opened.resolve, 300);
  expect(await first).toEqual(expect.any(String));
  expect(await Promise.all(others)).toEqual([refuse("unread-settled"), refuse("unread-settled")]);
});
