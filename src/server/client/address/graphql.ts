/** Addresses of clients, and what the office changes of them (specification §7). */
import { ADDRESS_TEXT_NAMES } from "../../../domain/client/address-fields.ts";
import { parseAddressInput, type AddressInput } from "../../../domain/client/address-input.ts";
import type { Address } from "../../../domain/client/address.ts";
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { recordOf } from "../../../domain/record.ts";
import { change, type Verb } from "../../platform/change.ts";
import {
  builder,
  readId,
  RefusalRef,
  RemovedResult,
  type Context,
} from "../../platform/graphql.ts";
import { locateAddress } from "./locate.ts";
import { removeAddress } from "./remove.ts";
import { addAddress, changeAddress } from "./save.ts";

export const AddressRef = builder.objectRef<Address>("Address").implement({
  fields: (t) => ({
    ...recordOf(ADDRESS_TEXT_NAMES, (name) => t.exposeString(name)),
    address_id: t.exposeID("address_id"),
    tags: t.field({ type: ["String"], resolve: ({ tags }) => [...tags] }),
    lat: t.exposeFloat("lat", { nullable: true }),
    lon: t.exposeFloat("lon", { nullable: true }),
  }),
});

export const AddressInputRef = builder.inputType("AddressInput", {
  fields: (t) => ({
    ...recordOf(ADDRESS_TEXT_NAMES, () => t.string({ required: true })),
    address_id: t.id(),
    tags: t.stringList({ required: true }),
    lat: t.float(),
    lon: t.float(),
  }),
});

const AddressResult = builder.unionType("AddressResult", {
  types: [AddressRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Address"),
});

const id = { required: true } as const;
const address = { type: AddressInputRef, required: true } as const;

builder.mutationFields((t) => ({
  insertClientAddress: t.field({
    type: AddressResult,
    args: { input: t.arg(address), clientID: t.arg.id(id) },
    resolve: (_root, { input, clientID }, context) =>
      changeWith(context, input, (sent) => (db) => {
        const owner = { shop_id: context.scope.shop_id, client_id: readId(clientID) };
        return addAddress(db, owner, sent);
      }),
  }),
  updateClientAddress: t.field({
    type: AddressResult,
    args: { input: t.arg(address) },
    resolve: (_root, { input }, context) =>
      changeWith(context, input, (sent) => (db) => changeAddress(db, sent)),
  }),
  removeClientAddress: t.field({
    type: RemovedResult,
    args: { clientID: t.arg.id(id), address_id: t.arg.id(id) },
    resolve: (_root, { clientID, address_id }, context) =>
      change(context, "edit-client", (db) => {
        const owner = { shop_id: context.scope.shop_id, client_id: readId(clientID) };
        return removeAddress(db, owner, readId(address_id));
      }),
  }),
}));

/** Reads the address, gives it a position, and saves it. */
async function changeWith(
  context: Context,
  sent: unknown,
  verbOf: (input: AddressInput) => Verb<Address | Refusal>,
): Promise<Address | Refusal> {
  const input = parseAddressInput(sent);
  return isRefusal(input) ? input : change(context, "edit-client", verbOf(locateAddress(input)));
}
