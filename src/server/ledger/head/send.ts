/** Sends the head of a shop's chain off the machine: the machine's owner could rewrite everything stored on it. */
import { randomUUIDv7 } from "node:crypto";
import { ledgerHead } from "../../../domain/message/ledger-head.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { Instant } from "../../../domain/time.ts";
import { queueEmail } from "../../message/outbox/store.ts";
import type { Database } from "../../platform/database/open.ts";
import type { Timestamps } from "../../platform/outbound/timestamp.ts";
import { loadShop } from "../../shop/store.ts";
import { loadAccounting } from "../accounting/store.ts";
import { headToSend, insertHead } from "./store.ts";

export type HeadServices = {
  database: Pick<Database, "withShop">;
  clock: () => Instant;
  origin: string;
  timestamps: Timestamps | undefined;
};

/** In one transaction with its letter. Nothing without an address, or when it left already. */
export const mailHead = (
  { database, clock, origin }: HeadServices,
  scope: ShopScope,
): Promise<void> =>
  database.withShop(scope, async (db) => {
    const { accountant_email: to } = await loadAccounting(db);
    const head = to ? await headToSend(db, "mail") : undefined;
    const shop = head && (await loadShop(db, scope.shop_id));
    if (!head || !shop) return;
    const sent_at = clock();
    const { seq, hash } = head;
    const row = { id: randomUUIDv7(), way: "mail" as const, seq, hash, sent_at, recipient: to };
    if (!(await insertHead(db, { ...row, token: null }))) return;
    const url = `${origin}/app/sales/books`;
    const letter = ledgerHead({ to, shop: senderOf(shop), url, ...head, zone: shop.timezone });
    await queueEmail(db, letter, { at: sent_at });
  });

/** The authority is asked outside any transaction. */
export async function stampHead(
  { database, clock, timestamps }: HeadServices,
  scope: ShopScope,
): Promise<void> {
  const head =
    timestamps && (await database.withShop(scope, (db) => headToSend(db, "timestamp"), "read"));
  if (!head) return;
  const { seq, hash } = head;
  const { at, token } = await timestamps.stamp(Buffer.from(hash));
  const row = { id: randomUUIDv7(), way: "timestamp" as const, seq, hash, sent_at: clock() };
  await database.withShop(scope, (db) => insertHead(db, { ...row, recipient: at, token }));
}
