import { z } from "zod";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { saveAnchor } from "../../ledger/anchor.ts";
import { finalError, type Card, type RefundState } from "../../platform/card/card.ts";
import { changeContext } from "../../platform/change.ts";
import { mintScope } from "../../platform/database/scope.ts";
import type { Task } from "../../platform/queue/runner.ts";
import type { Services } from "../../services.ts";
import { settleRefund } from "./settle.ts";
import { loadCardRefund, type CardRefund } from "./store.ts";

const job = z.object({ shop_id: z.uuid(), refund_id: z.uuid() });

type Needed = Pick<Services, "database" | "config" | "clock" | "ledgerKey"> & {
  card: Card | undefined;
};

/** The task "refund-card": asked again until the service answers, always by the same key, so that it gives back once. */
export const refundCard =
  ({ card, ...services }: Needed): Task =>
  async (payload) => {
    const { shop_id, refund_id } = job.parse(payload);
    const scope = mintScope(shop_id, { kind: "system" });
    const { database } = services;
    const refund = await database.withShop(scope, (db) => loadCardRefund(db, refund_id), "read");
    if (refund?.status !== "pending") return;
    if (!card) throw new Error("a refund by card without the key of the card service");
    const answer = await ask(card, scope, refund);
    const settled = { ...answer, of: refund.id, account: refund.account };
    await database.withShop(scope, (db) =>
      settleRefund(db, settled, changeContext(services, scope)),
    );
    await saveAnchor(services, scope);
  };

async function ask(
  card: Card,
  { shop_id }: ShopScope,
  { id, account, payment_id: payment, amount }: CardRefund,
): Promise<{ state: RefundState; error: string }> {
  try {
    return await card.refund({ id, shop_id, account, payment, amount });
  } catch (error) {
    const final = finalError(error);
    if (final === undefined) throw error;
    return { state: "failed", error: final };
  }
}
