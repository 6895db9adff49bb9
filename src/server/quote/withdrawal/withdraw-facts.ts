/** What had been done and paid when the client withdrew: a read of the repair, the invoices and the payments. */
import { sql } from "kysely";
import { z } from "zod";
import { hoursOf, type WithdrawalFacts } from "../../../domain/quote/conclusion/owed.ts";
import type { AcceptedQuote } from "../../../domain/quote/quote.ts";
import { totalMinutes } from "../../../domain/repair/work-time/work-time.ts";
import type { Instant } from "../../../domain/time.ts";
import { readRow } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { timesOfRepairs } from "../../repair/work-time/store.ts";

const RECEIVED = z.strictObject({ received: z.int() });

/** Of the client alone, on the invoices and deposits of the quote and on what credits them. */
export async function withdrawalFacts(
  db: ShopDb,
  { id, repair_id, answered_at, evidence }: AcceptedQuote,
  at: Instant,
): Promise<WithdrawalFacts> {
  const times = await timesOfRepairs(db, [repair_id]);
  const paid = await readRow(
    db,
    RECEIVED,
    sql`select coalesce(sum(p.amount), 0)::bigint as received
      from app.payment p join app.invoice i on i.shop_id = p.shop_id and i.id = p.invoice_id
      left join app.invoice credited on credited.shop_id = i.shop_id and credited.id = i.credits_id
      where p.shop_id = ${SHOP_ID} and p.payer = 'client' and coalesce(credited.quote_id, i.quote_id) = ${id}`,
  );
  const since = times.filter(({ started_at }) => started_at >= answered_at);
  return {
    early_start: evidence.early_start,
    worked: hoursOf(totalMinutes(since, at)),
    received: paid?.received ?? 0,
  };
}
