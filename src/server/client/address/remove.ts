import { refuse, type Decision } from "../../../domain/decision.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { updateSearch } from "../store.ts";
import { refuseClient, type AddressRefusal } from "./save.ts";
import { deleteAddress, type Owner } from "./store.ts";

/** Answers the id of the removed address. */
export async function removeAddress(
  db: ShopDb,
  owner: Owner,
  address_id: string,
): Promise<Decision<{ id: string }, AddressRefusal>> {
  const refused = await refuseClient(db, owner);
  if (refused) return refused;
  const removed = await deleteAddress(db, owner, address_id);
  if (!removed) return refuse("address-unknown");
  await updateSearch(db, [owner.client_id]);
  return { id: address_id };
}
