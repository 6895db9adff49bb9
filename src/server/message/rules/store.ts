/** How the shop writes to its clients, as it chose. */
import { sql } from "kysely";
import {
  DEFAULT_MESSAGE_RULES,
  isRung,
  type MessageRules,
} from "../../../domain/message/rules/rules.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

export async function loadRules(db: ShopDb): Promise<MessageRules> {
  const row = await db
    .selectFrom("message_rules")
    .select(["rungs", "quiet_from", "quiet_to", "quiet_days", "unclaimed", "reviews", "payments"])
    .where("shop_id", "=", SHOP_ID)
    .executeTakeFirst();
  return row ? { ...row, rungs: row.rungs.filter(isRung) } : DEFAULT_MESSAGE_RULES;
}

export async function saveRules(
  db: ShopDb,
  { rungs, quiet_from, quiet_to, quiet_days, unclaimed, reviews, payments }: MessageRules,
): Promise<void> {
  await sql`
    insert into app.message_rules (shop_id, rungs, quiet_from, quiet_to, quiet_days, unclaimed, reviews, payments)
    values (${SHOP_ID}, ${[...rungs]}::text[], ${quiet_from}, ${quiet_to}, ${[...quiet_days]}::int[], ${unclaimed}, ${reviews}, ${payments})
    on conflict (shop_id) do update set rungs = excluded.rungs, quiet_from = excluded.quiet_from,
      quiet_to = excluded.quiet_to, quiet_days = excluded.quiet_days, unclaimed = excluded.unclaimed, reviews = excluded.reviews, payments = excluded.payments`.execute(
    db,
  );
}
