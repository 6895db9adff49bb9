/** The public addresses of a shop: the present one, and those that its planned moves will take. */
import type { PlannedIdentity } from "../../../domain/shop/identity/identity.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { violated } from "../../platform/database/violation.ts";
import { insertAddress, type StaffedShop } from "../store.ts";

type Addressed = Pick<StaffedShop, "zipcode" | "slug" | "planned">;

const addressesOf = ({ zipcode, slug, planned }: Addressed): string[] => [
  ...new Set([zipcode, ...planned.flatMap(zipsOf)].map((zip) => `${zip}/${slug}`)),
];
const zipsOf = ({ changes }: PlannedIdentity): string[] =>
  changes.address ? [changes.address.zipcode] : [];

/**
 * Reserves those that `to` has and `from` had not. False when one is another shop's: a planned move is refused the day
 * it is planned rather than the day it takes effect. The former address leads to the new one.
 */
export async function reserveAddresses(
  db: ShopDb,
  from: Addressed,
  to: Addressed,
): Promise<boolean> {
  const known = addressesOf(from);
  try {
    for (const address of addressesOf(to).filter((one) => !known.includes(one))) {
      const [zipcode = "", slug = ""] = address.split("/");
      await insertAddress(db, { zipcode, slug });
    }
    return true;
  } catch (error) {
    if (violated(error, "shop_address_pkey")) return false;
    throw error;
  }
}
