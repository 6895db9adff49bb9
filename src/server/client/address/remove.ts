import type { Address } from "../../../domain/client/address.ts";
import { refuse, type Decision } from "../../../domain/decision.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { updateSearch } from "../store.ts";
import { refuseClient, type AddressRefusal } from "./save.ts";
import { deleteAddress, type Owner } from "./store.ts";

/** Answers the address as it was. */
export async function removeAddress(
  db: ShopDb,
  owner: Owner,
  address_id: string,
): Promise<Decision<Address, AddressRefusal>> {
  const refused = await refuseClient(db, owner);
  if (refused) return refused;
  const removed = await deleteAddress(db, owner, address_id);
  if (!removed) return refuse("address-unknown");
  await updateSearch(db, [owner.client_id]);
  return removed;
}
