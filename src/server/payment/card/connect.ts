/** The owner of a shop opens, or goes on opening, the account on which its clients pay by card. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { Card } from "../../platform/card/card.ts";
import type { Database } from "../../platform/database/open.ts";
import type { ChangeContext } from "../../platform/change.ts";
import { loadShop } from "../../shop/store.ts";
import { keepAccount, loadAccount, markReady } from "./store.ts";

type Means = { database: Pick<Database, "withShop">; card: Card; scope: ShopScope };

/** The address where the shop gives the card service what it asks for. */
export async function connectCard(
  { database, card, scope }: Means,
  { at, origin }: ChangeContext,
): Promise<string> {
  const { shop, known } = await database.withShop(
    scope,
    async (db) => ({ shop: await loadShop(db, scope.shop_id), known: await loadAccount(db) }),
    "read",
  );
  if (!shop) throw new Error("a shop without its row");
  const account = known?.account ?? (await card.openAccount(shop));
  if (!known) await database.withShop(scope, (db) => keepAccount(db, { account, at }));
  const back = `${origin}/app/settings#card`;
  return card.accountUrl(account, { back, again: back });
}

export type CardStanding = "off" | "to-finish" | "ready";

/** Asked of the service until it says that the account takes money: an answer that was lost is not waited for. */
export async function standingOfCard({
  database,
  card,
  scope,
}: Omit<Means, "card"> & { card: Card | undefined }): Promise<CardStanding | null> {
  if (!card) return null;
  const known = await database.withShop(scope, loadAccount, "read");
  if (!known) return "off";
  if (known.ready) return "ready";
  const ready = await card.isReady(known.account).catch(() => false);
  if (ready)
    await database.withShop(scope, (db) => markReady(db, { account: known.account, ready }));
  return ready ? "ready" : "to-finish";
}
