import type { Address } from "../../../domain/client/address.ts";
import { refuse, type Decision } from "../../../domain/decision.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { noteChange } from "../note-change.ts";
import { loadClients, updateSearch } from "../store.ts";
import { refuseClient, type AddressRefusal } from "./save.ts";
import { deleteAddress, type Owner } from "./store.ts";

type Removal = Pick<ChangeContext, "author" | "at"> & { address_id: string };

/** Answers the address as it was. */
export async function removeAddress(
  db: ShopDb,
  owner: Owner,
  { address_id, ...context }: Removal,
): Promise<Decision<Address, AddressRefusal>> {
  const refused = await refuseClient(db, owner);
  if (refused) return refused;
  const [before] = await loadClients(db, [owner.client_id]);
  const removed = await deleteAddress(db, owner, address_id);
  if (!removed) return refuse("address-unknown");
  await updateSearch(db, [owner.client_id]);
  await noteChange(db, before, context);
  return removed;
}
