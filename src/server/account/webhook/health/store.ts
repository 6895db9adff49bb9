/** Whether an address takes what it is sent: since when it fails, and until when it is left alone. */
import { sql } from "kysely";
import { z } from "zod";
import type { Instant } from "../../../../domain/time.ts";
import { INSTANT, readRow } from "../../../platform/database/rows.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { SHOP_ID } from "../../../platform/database/shop-id.ts";

const health = z.strictObject({
  failing_since: INSTANT.nullable(),
  resting_until: INSTANT.nullable(),
  notified_at: INSTANT.nullable(),
});
type WebhookHealth = z.output<typeof health>;

export async function recordSuccess(db: ShopDb, id: string): Promise<void> {
  await sql`update app.webhook set failing_since = null, resting_until = null, notified_at = null
    where shop_id = ${SHOP_ID} and id = ${id} and failing_since is not null`.execute(db);
}

/** Answers its health as it is from now on. */
export const recordFailure = (
  db: ShopDb,
  id: string,
  { at, resting_until }: { at: Instant; resting_until: Instant | null },
): Promise<WebhookHealth | undefined> =>
  readRow(
    db,
    health,
    sql`update app.webhook set failing_since = coalesce(failing_since, ${at}::timestamptz),
        resting_until = coalesce(${resting_until}::timestamptz, resting_until)
      where shop_id = ${SHOP_ID} and id = ${id} returning failing_since, resting_until, notified_at`,
  );

export async function recordNotice(db: ShopDb, id: string, at: Instant): Promise<void> {
  await sql`update app.webhook set notified_at = ${at} where shop_id = ${SHOP_ID} and id = ${id}`.execute(
    db,
  );
}

/** False when another attempt took this address, which fails, a moment ago. */
export async function takeTurn(
  db: ShopDb,
  id: string,
  { at, until }: { at: Instant; until: Instant },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update app.webhook set resting_until = ${until}
    where shop_id = ${SHOP_ID} and id = ${id} and (resting_until is null or resting_until <= ${at}::timestamptz)`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
