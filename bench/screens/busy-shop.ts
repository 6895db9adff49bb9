/** The shop that the screens are measured on: twelve people, 10,000 repairs. */
import { isArchived, REPAIR_STATUSES } from "../../src/domain/repair/status.ts";
import { fillClients } from "../seed/clients.ts";
import { fillYears } from "../seed/growth.ts";
import { fillMonth, openShop, type Bench, type BenchShop } from "../shops.ts";

export const CARDS = 10_000;

export async function openBusyShop(bench: Bench): Promise<BenchShop> {
  const shop = await openShop(bench, { slug: "banc-ecrans", people: 12 });
  await fillClients(bench, [{ shop, count: 5_000 }]);
  const statuses = REPAIR_STATUSES.filter((status) => !isArchived(status));
  await fillYears(bench, [{ shop, from: 1, to: CARDS, openOneOf: 1, statuses }]);
  await fillMonth(bench, shop, 900);
  return shop;
}
