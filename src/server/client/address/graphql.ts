/** Addresses of clients, and what the office changes of them (specification §7). */
import { ADDRESS_TEXT_NAMES } from "../../../domain/client/address-fields.ts";
import { parseAddressInput } from "../../../domain/client/address-input.ts";
import type { Address } from "../../../domain/client/address.ts";
import type { Refusal } from "../../../domain/decision.ts";
import { recordOf } from "../../../domain/record.ts";
import { change, type Verb } from "../../platform/change.ts";
import { builder, readId, type Context } from "../../platform/graphql.ts";
import { orRefusalError } from "../../platform/graphql/refusal-error.ts";
import { locateAddress } from "./locate.ts";
import { removeAddress } from "./remove.ts";
import { addAddress, changeAddress } from "./save.ts";
import type { Owner } from "./store.ts";

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
    ...recordOf(ADDRESS_TEXT_NAMES, () => t.string()),
    address_id: t.id(),
    tags: t.stringList(),
    lat: t.float(),
    lon: t.float(),
    // What the form was opened with; see `mergeEdit`.
    base: t.field({ type: "JSON" }),
  }),
});

const id = { required: true } as const;
const address = { type: AddressInputRef, required: true } as const;

builder.mutationFields((t) => ({
  insertClientAddress: t.field({
    type: AddressRef,
    args: { input: t.arg(address), clientID: t.arg.id(id) },
    resolve: async (_root, { input, clientID }, context) => {
      const sent = locateAddress(orRefusalError(parseAddressInput(input)));
      return save(context, (db, { author, at }) =>
        addAddress(db, ownerOf(context, clientID), { input: sent, author, at }),
      );
    },
  }),
  updateClientAddress: t.field({
    type: AddressRef,
    args: { input: t.arg(address) },
    resolve: (_root, { input }, context) =>
      save(context, (db, changing) =>
        changeAddress(db, { address_id: readId(input.address_id ?? ""), sent: input }, changing),
      ),
  }),
  removeClientAddress: t.field({
    type: AddressRef,
    args: { clientID: t.arg.id(id), address_id: t.arg.id(id) },
    resolve: (_root, { clientID, address_id }, context) =>
      save(context, (db, { author, at }) =>
        removeAddress(db, ownerOf(context, clientID), {
          address_id: readId(address_id),
          author,
          at,
        }),
      ),
  }),
}));

const ownerOf = ({ scope: { shop_id } }: Context, clientID: string): Owner => ({
  shop_id,
  client_id: readId(clientID),
});

const save = async (context: Context, verb: Verb<Address | Refusal>): Promise<Address> =>
  orRefusalError(await change(context, "edit-client", verb));
