/** Withdrawals from accepted quotes: written once, never changed. */
import { sql } from "kysely";
import { z } from "zod";
import type { SealedWithdrawal } from "../../../domain/ledger/agreement.ts";
import type { Withdrawal, WithdrawalVia } from "../../../domain/quote/conclusion/withdraw.ts";
import type { OwedBack } from "../../../domain/quote/conclusion/owed.ts";
import { columnsOf } from "../../platform/database/columns.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

/** From where it was said. */
export type WithdrawalOrigin = { via: WithdrawalVia; ip: string; user_agent: string };

const sealed = z.strictObject({
  seal_id: z.string(),
  quote_id: z.string(),
  version: z.int(),
  at: INSTANT,
  name: z.string(),
  via: z.string(),
  worked: z.number(),
  received: z.number(),
  owed: z.number().nullable(),
  ip: z.string(),
  user_agent: z.string(),
});

/** As the chain seals them: all, or that of this quote. */
export const sealedWithdrawals = (
  db: ShopDb,
  quote_id: string | null,
): Promise<SealedWithdrawal[]> =>
  readRows(
    db,
    sealed,
    sql`select ${columnsOf(Object.keys(sealed.shape), "w")} from app.quote_withdrawal w
      where w.shop_id = ${SHOP_ID} and w.quote_id = coalesce(${quote_id}::uuid, w.quote_id)`,
  );

const USER_AGENT_LIMIT = 400;

export async function insertWithdrawal(
  db: ShopDb,
  { quote, at, name, back }: Withdrawal & { back: OwedBack },
  { via, ip, user_agent }: WithdrawalOrigin,
): Promise<void> {
  const { id: quote_id, version } = quote;
  await db
    .insertInto("quote_withdrawal")
    .values({
      shop_id: SHOP_ID,
      quote_id,
      version,
      at,
      name,
      via,
      worked: back.worked,
      received: back.received,
      owed: back.owed,
      ip,
      user_agent: user_agent.slice(0, USER_AGENT_LIMIT),
    })
    .execute();
}

const WITHDRAWN = z.strictObject({
  at: INSTANT,
  name: z.string(),
  worked: z.int(),
  received: z.int(),
  owed: z.int().nullable(),
});
export type WithdrawnRow = z.output<typeof WITHDRAWN>;

export const loadWithdrawal = (db: ShopDb, quote_id: string): Promise<WithdrawnRow | undefined> =>
  readRow(
    db,
    WITHDRAWN,
    sql`select w.at, w.name, w.worked, w.received, w.owed from app.quote_withdrawal w
      where w.shop_id = ${SHOP_ID} and w.quote_id = ${quote_id}`,
  );
