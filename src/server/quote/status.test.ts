import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { z } from "zod";
import { garonneScope } from "../../../test/shop/affairs.ts";
import { testDatabase } from "../../../test/database.ts";
import { instant } from "../../../test/shop/quote.ts";
import { isPast } from "../../domain/quote/expire.ts";
import { mayPass, QUOTE_STATUSES } from "../../domain/quote/status.ts";
import { readRow } from "../platform/database/rows.ts";

const database = testDatabase();
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
