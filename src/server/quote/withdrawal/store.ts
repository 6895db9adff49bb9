/** Withdrawals from accepted quotes: written once, never changed. */
import type { Withdrawal, WithdrawalVia } from "../../../domain/quote/conclusion/withdraw.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

/** From where it was said. */
export type WithdrawalOrigin = { via: WithdrawalVia; ip: string; user_agent: string };

const USER_AGENT_LIMIT = 400;

export async function insertWithdrawal(
  db: ShopDb,
  { quote, at, name }: Withdrawal,
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
      ip,
      user_agent: user_agent.slice(0, USER_AGENT_LIMIT),
    })
    .execute();
}
