/** What a shop needs before its page is public. */
import type { Shop, ShopUser } from "../shop.ts";

export const NEEDS = ["siret", "trades", "hours"] as const;
export type Need = (typeof NEEDS)[number];

type Opening = Pick<Shop, "siret" | "opening_hours"> & {
  users: readonly Pick<ShopUser, "skills">[];
};

/** A professional's website names its SIRET (law of 21 June 2004, article 1-1); the others are what a visitor books. */
export function missingIn({ siret, opening_hours, users }: Opening): Need[] {
  const has: Record<Need, boolean> = {
    siret: siret !== "",
    trades: users.some(({ skills }) => skills.length > 0),
    hours: Object.values(opening_hours).some((spans) => spans.length > 0),
  };
  return NEEDS.filter((need) => !has[need]);
}

export const isNeed = (text: string): text is Need => NEEDS.some((need) => need === text);
