/** Says to the owners of the shop that an address does not take what it is sent. */
import { sql } from "kysely";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

export type WebhookNotice = {
  kind: "webhook-failed" | "webhook-stopped";
  url: string;
  at: Instant;
};

export async function notifyOwners(db: ShopDb, { kind, url, at }: WebhookNotice): Promise<void> {
  const about = JSON.stringify({ subject: new URL(url).host });
  await sql`
    select app.notify(${SHOP_ID}, ${kind}, ${about}::jsonb, null, array(select u.id from app.shop_user u
      where u.shop_id = ${SHOP_ID} and u.role = 'OWNER' and u.archived_at is null), null, ${at}::timestamptz)`.execute(
    db,
  );
}
