import { dateOf, toInstant, type LocalDate, type Zone } from "../../../domain/time.ts";
import { selectedShop } from "../../platform/acting-shop.ts";
import type { ResultOf } from "../../platform/graphql.ts";
import { useRead, type Read } from "../../platform/query.ts";
import { colleagueName } from "./colleague-name.ts";
import { likelyZone } from "./likely-zone.ts";
import { shopQuery } from "./query.ts";

export type Shop = NonNullable<ResultOf<typeof shopQuery>["repair_shop"]>;
export type ShopUser = Shop["users"][number];

/** The shop on screen; asked once, it follows the settings live. */
export function useShopRead(): Read<ResultOf<typeof shopQuery>> {
  const id = selectedShop();
  return useRead({ query: shopQuery, variables: { id: id ?? "" }, nouns: ["shop"], pause: !id });
}

export const useShop = (): Shop | undefined => useShopRead().data?.repair_shop ?? undefined;

/** Every hour on screen is the shop's, wherever the person is. */
export const useZone = (): Zone => useShop()?.timezone ?? likelyZone();

/** The name of a colleague by id, for what they did or are to do; empty until the shop is known. */
export function useColleagues(): (id: string) => string {
  const users = useShop()?.users;
  return (id) => colleagueName(users, id);
}

/** The trades of the shop: the union of its users' skills (specification §6). */
export function useSkills(): string[] {
  const users = useShop()?.users ?? [];
  return [...new Set(users.flatMap(({ skills }) => skills.map(({ id }) => id)))];
}

/** On the shop's clock. */
export const useToday = (): LocalDate => dateOf(toInstant(Date.now()), useZone());
