/** The chain is verified while the shop works: nothing that happens meanwhile is an anomaly. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { verifyShops } from "../../../scripts/verify-ledger.ts";
import { testDatabase } from "../../../test/database.ts";
import {
  act,
  garonneScope,
  issuedInvoice,
  LEDGER_KEY,
  openRepair,
} from "../../../test/shop/affairs.ts";
import { openShops } from "../../../test/shop/garonne.ts";
import { date } from "../../../test/shop/invoice.ts";
import { recordPaymentOn } from "../payment/record.ts";
import { saveAnchor } from "./anchor.ts";
import { loadLedgerKey } from "./seal.ts";

const database = testDatabase();
const DATA_DIR = mkdtempSync(`${tmpdir()}/etabli-verify-`);
// That of the fixtures, which seal the quotes.
writeFileSync(path.join(DATA_DIR, "ledger.key"), LEDGER_KEY, { mode: 0o600 });
const key = loadLedgerKey(DATA_DIR);
const chained = { ...act(), ledgerKey: key };

beforeAll(async () => {
  await openShops(database);
  return () => rmSync(DATA_DIR, { recursive: true, force: true });
});

/** Resolves once another connection waits for this lock on the payments. */
const waitsFor = (mode: string) =>
  expect
    .poll(
      () =>
        database.asSuperuser(
          "select 1 from pg_locks where relation = 'app.payment'::regclass and mode = $1 and not granted",
          [mode],
        ),
      { timeout: 30_000 },
    )
    .toHaveLength(1);

test("a payment recorded between two statements is not a document without its entry", async () => {
  const { repair_id } = await openRepair(database);
  const invoice_id = await database.withShop(garonneScope, (db) =>
    issuedInvoice(db, repair_id, chained),
  );
  await saveAnchor({ database, config: { DATA_DIR } }, garonneScope);
  const [written, committing] = [
    Promise.withResolvers<undefined>(),
    Promise.withResolvers<undefined>(),
  ];
  const facts = { amount: 9_000, received_on: date("2026-11-23"), note: "" };
  const recording = database.withShop(garonneScope, async (db) => {
    await recordPaymentOn(db, { ...facts, method: "card", invoice_id }, chained);
    written.resolve(undefined);
    await committing.promise;
  });
  await written.promise;
  // Behind this lock the verification waits, its entries read and its payments not.
  const barrier = new pg.Client({ connectionString: database.superuserUrl });
  await barrier.connect();
  await barrier.query("begin");
  const locked = barrier.query("lock table app.payment in access exclusive mode");
  await waitsFor("AccessExclusiveLock");
  const verdicts = verifyShops(database, { key, home: { DATA_DIR } });
  await waitsFor("AccessShareLock");
  committing.resolve(undefined);
  await Promise.all([recording, locked]);
  await barrier.query("commit");
  await barrier.end();
  expect((await verdicts).flatMap(({ findings }) => findings)).toEqual([]);
});
