/** Adds addresses to a client, or changes them. */
import { randomUUIDv7 } from "node:crypto";
import {
  addressEdit,
  mergedAddress,
  type AddressEditFields,
} from "../../../domain/client/address-edit.ts";
import {
  parseAddressChange,
  parseAddressInput,
  type AddressChange,
  type AddressInput,
} from "../../../domain/client/address-input.ts";
import type { Address } from "../../../domain/client/address.ts";
import type { Client } from "../../../domain/client/client.ts";
import { isRefusal, refuse, type Decision, type Refusal } from "../../../domain/decision.ts";
import type { Edit } from "../../../domain/record.ts";
import type { BadInput } from "../../../domain/validation.ts";
import type { ChangeContext } from "../../platform/change.ts";
import {
  mergeRecord,
  recordFieldChanges,
  type ConflictRefusal,
} from "../../platform/edit/field-changes.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { noteChange } from "../note-change.ts";
import { loadClients, lockClient, updateSearch } from "../store.ts";
import { locateAddress } from "./locate.ts";
import { lockAddress, updateAddress, upsertAddresses, type Owner } from "./store.ts";

/** New addresses are added, known ones changed; one of another client refuses them all. */
export async function saveAddresses(
  db: ShopDb,
  owner: Owner,
  inputs: readonly AddressInput[],
): Promise<Decision<readonly Address[], "address-unknown">> {
  const addresses = inputs.map((input) => ({
    ...input,
    address_id: input.address_id ?? randomUUIDv7(),
  }));
  const { client_id } = owner;
  const count = await upsertAddresses(
    db,
    addresses.map((address) => ({ ...address, client_id })),
  );
  return count === addresses.length ? addresses : refuse("address-unknown");
}

export type AddressRefusal = "client-unknown" | "already-merged" | "address-unknown";

type Adding = Pick<ChangeContext, "author" | "at"> & { input: AddressInput };

/** Adds one address; the same id again changes it. */
export async function addAddress(
  db: ShopDb,
  owner: Owner,
  { input, author, at }: Adding,
): Promise<Decision<Address, AddressRefusal>> {
  const refused = await refuseClient(db, owner);
  if (refused) return refused;
  const [before] = await loadClients(db, [owner.client_id]);
  const [saved] = await Promise.all([
    saveAddresses(db, owner, [input]),
    updateSearch(db, [owner.client_id]),
  ]);
  if ("refused" in saved) return saved;
  await noteChange(db, before, { author, at });
  return saved[0] ?? refuse("address-unknown");
}

/** Locks the client, whose record must not have been merged into another. */
export async function refuseClient(db: ShopDb, { client_id }: Owner) {
  const client = await lockClient(db, client_id);
  if (!client) return refuse("client-unknown");
  return client.merged_into === null ? undefined : refuse("already-merged");
}

type Changing = { address_id: string; sent: AddressChange };

/** Changes a known address, whatever client it is of; what another person changed meanwhile stays. */
export async function changeAddress(
  db: ShopDb,
  { address_id, sent }: Changing,
  context: Pick<ChangeContext, "author" | "at">,
): Promise<Address | BadInput | Refusal<"address-unknown"> | ConflictRefusal> {
  const known = await lockAddress(db, address_id);
  if (!known) return refuse("address-unknown");
  const edit = readEdit(known, sent);
  if (isRefusal(edit)) return edit;
  const changes = await mergeRecord(db, address_id, edit);
  if (isRefusal(changes)) return changes;
  const address = { ...locateAddress(mergedAddress(known, changes)), address_id };
  const client_id = await updateAddress(db, address);
  if (client_id === undefined) return refuse("address-unknown");
  await Promise.all([
    updateSearch(db, [client_id]),
    recordFieldChanges(db, { record_id: address_id, changes }, context),
  ]);
  await noteChange(db, await clientBefore(db, client_id, known), context);
  return address;
}

/** The client whose address was this one before it was written. */
async function clientBefore(
  db: ShopDb,
  client_id: string,
  known: Address,
): Promise<Client | undefined> {
  const [client] = await loadClients(db, [client_id]);
  const asKnown = (one: Address) => (one.address_id === known.address_id ? known : one);
  return client && { ...client, addresses: client.addresses.map(asKnown) };
}

function readEdit(known: Address, sent: AddressChange): Edit<AddressEditFields> | BadInput {
  const input = parseAddressChange(known, sent);
  if (isRefusal(input)) return input;
  const base = sent.base ? parseAddressInput(sent.base) : null;
  return isRefusal(base) ? base : addressEdit(input, base, known);
}
