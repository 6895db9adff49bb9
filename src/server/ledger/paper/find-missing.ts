/** What was handed over and is not kept yet, the oldest first. */
import { sql } from "kysely";
import { z } from "zod";
import { PAPER_KINDS, type PaperName } from "../../../domain/quote/paper/paper.ts";
import { readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const missing = z.strictObject({
  kind: z.enum(PAPER_KINDS),
  ref_id: z.string(),
  version: z.int(),
});

/** Drawn one after the other, 40 ms each: the next night goes on. */
const MOST_A_NIGHT = 500;

export const findMissing = (db: ShopDb): Promise<PaperName[]> =>
  readRows(
    db,
    missing,
    sql`
    select handed.kind, handed.ref_id, handed.version from (
      select 'quote' as kind, v.quote_id as ref_id, v.version, v.sent_at as at
        from app.quote_version v where v.shop_id = ${SHOP_ID}
      union all select 'agreement', a.quote_id, a.version, a.at
        from app.quote_answer a where a.shop_id = ${SHOP_ID} and a.answer = 'accepted'
      union all select case i.kind when 380 then 'invoice' when 384 then 'invoice' when 386 then 'deposit' else 'credit' end, i.id, 1, i.issued_at
        from app.invoice i where i.shop_id = ${SHOP_ID}) handed
    where not exists (select from app.paper p where p.shop_id = ${SHOP_ID} and p.kind = handed.kind
      and p.ref_id = handed.ref_id and p.version = handed.version)
    order by handed.at, handed.ref_id limit ${MOST_A_NIGHT}`,
  );
