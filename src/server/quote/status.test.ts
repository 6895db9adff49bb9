import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { garonneScope, openRepair, sentQuote } from "../../../test/shop/affairs.ts";
import { testDatabase } from "../../../test/database.ts";
import { openShops } from "../../../test/shop/garonne.ts";
import { instant } from "../../../test/shop/quote.ts";
import { isPast } from "../../domain/quote/expire.ts";
import { isUnsent, mayPass, QUOTE_STATUSES } from "../../domain/quote/status.ts";
import { readRow } from "../platform/database/rows.ts";
import type { LookupContact } from "../repair/lookup/store.ts";
import { lookUpQuotes } from "./lookup/store.ts";
import { countQuotesByStatus } from "./store.ts";

const database = testDatabase();
beforeAll(() => openShops(database));
const STATUS = z.strictObject({ status: z.enum(QUOTE_STATUSES) });

const moment = fc
  .integer({ min: Date.UTC(2026, 10, 22), max: Date.UTC(2026, 10, 24) })
  .map((ms) => instant(new Date(ms).toISOString()));

test("lists and the domain agree on when a quote has expired", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...QUOTE_STATUSES),
      moment,
      fc.oneof(moment, fc.constant("same" as const)),
      async (status, expires_at, read_at) => {
        const at = read_at === "same" ? expires_at : read_at;
        const row = await database.withShop(garonneScope, (db) =>
          readRow(
            db,
            STATUS,
            sql`select app.quote_status(${status}, ${expires_at}::timestamptz, ${at}::timestamptz) as status`,
          ),
        );
        const expires = mayPass({ status }, "Expiré", "system") && isPast({ expires_at }, at);
        expect(row?.status).toBe(expires ? "Expiré" : status);
      },
    ),
    { numRuns: 60 },
  );
});

test("a quote is counted once, under the status that it has at that moment", async () => {
  const { repair_id } = await openRepair(database);
  await database.withShop(garonneScope, (db) => sentQuote(db, repair_id));
  const countAt = async (text: string) => {
    const counts = await database.withShop(garonneScope, (db) =>
      countQuotesByStatus(db, instant(text)),
    );
    return new Map(counts.map(({ status, count }) => [status, count]));
  };
  const [before, after] = [
    await countAt("2026-12-23T22:59:59.000Z"),
    await countAt("2026-12-23T23:00:00.000Z"),
  ];
  const waiting = before.get("Envoyé") ?? 0;
  expect(waiting).toBeGreaterThan(0);
  expect(after.get("Envoyé")).toBeUndefined();
  expect(after.get("Expiré")).toBe(waiting + (before.get("Expiré") ?? 0));
  expect([...before.keys()]).toEqual(QUOTE_STATUSES.filter((status) => before.has(status)));
});

test.each(QUOTE_STATUSES)(
  "a quote that is « %s » is looked up only once it was sent",
  async (status) => {
    const { repair_id } = await openRepair(database);
    const id = await database.withShop(garonneScope, (db) => sentQuote(db, repair_id));
    // As it is stored, whatever leads there.
    await database.asOwner(
      `update app.quote set status = $2,
       answered_at = case when $2 in ('Accepté', 'Refusé') then sent_at end where id = $1`,
      [id, status],
    );
    const [quote] = await database.asOwner<LookupContact>(
      `select q.reference, c.email, '' as phone from app.quote q
     join app.client c on c.id = q.client_id where q.id = $1`,
      [id],
    );
    if (!quote) throw new Error("no such quote");
    const found = await lookUpQuotes(database, quote);
    expect(found.map(({ quote_id }) => quote_id).includes(id)).toBe(!isUnsent({ status }));
  },
);
