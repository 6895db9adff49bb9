/** What the office changes of a client and of its addresses (specification §7). */
import { randomUUIDv7 } from "node:crypto";
import { may } from "../../domain/account/permissions.ts";
import { DEFAULT_COUNTRY, type Address } from "../../domain/client/address.ts";
import { parseAddressInput, type AddressInput } from "../../domain/client/address-input.ts";
import { parseClientInput } from "../../domain/client/client-input.ts";
import { parsePhone } from "../../domain/client/phone/phone.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import { builder, readId, RefusalRef, RemovedResult, type Context } from "../platform/graphql.ts";
import { openTowns } from "../platform/towns.ts";
import { AddressRef, ClientResult, clientById } from "./graphql.ts";
import { addAddress, changeAddress, removeAddress, saveClient } from "./save.ts";
import type { ClientRow } from "./store.ts";

const AddressResult = builder.unionType("AddressResult", {
  types: [AddressRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Address"),
});

const PhoneInput = builder.inputType("PhoneInput", {
  fields: (t) => ({ name: t.string({ required: true }), number: t.string({ required: true }) }),
});

const AddressInputRef = builder.inputType("AddressInput", {
  fields: (t) => ({
    address_id: t.id(),
    tags: t.stringList({ required: true }),
    street: t.string({ required: true }),
    complement: t.string({ required: true }),
    zip: t.string({ required: true }),
    city: t.string({ required: true }),
    country: t.string({ required: true }),
    lat: t.float(),
    lon: t.float(),
  }),
});

const ClientInputRef = builder.inputType("ClientInput", {
  fields: (t) => ({
    // Chosen by the sender; unknown or left out, the client is new.
    id: t.id(),
    type: t.string({ required: true }),
    lastname: t.string({ required: true }),
    firstname: t.string({ required: true }),
    phones: t.field({ type: [PhoneInput], required: true }),
    email: t.string({ required: true }),
    addresses: t.field({ type: [AddressInputRef] }),
    note: t.string({ required: true }),
    siren: t.string(),
    shop_id: t.id(),
  }),
});

const id = { required: true } as const;
const address = { type: AddressInputRef, required: true } as const;

builder.mutationFields((t) => ({
  upsertClient: t.field({
    type: ClientResult,
    args: { input: t.arg({ type: ClientInputRef, required: true }) },
    resolve: (_root, { input }, context) => upsert(context, input),
  }),
  insertClientAddress: t.field({
    type: AddressResult,
    args: { input: t.arg(address), clientID: t.arg.id(id) },
    resolve: (_root, { input, clientID }, context) => insert(context, readId(clientID), input),
  }),
  updateClientAddress: t.field({
    type: AddressResult,
    args: { input: t.arg(address) },
    resolve: (_root, { input }, context) => update(context, input),
  }),
  removeClientAddress: t.field({
    type: RemovedResult,
    args: { clientID: t.arg.id(id), address_id: t.arg.id(id) },
    resolve: (_root, { clientID, address_id }, context) =>
      remove(context, { client_id: readId(clientID), address_id: readId(address_id) }),
  }),
}));

async function upsert(context: Context, given: unknown): Promise<ClientRow | Refusal> {
  const { me, scope, services } = context;
  if (!may(me, "edit-client")) return refuse("not-allowed");
  const input = parseClientInput(given, parsePhone);
  if (isRefusal(input)) return input;
  const { shop_id } = scope;
  if (input.shop_id !== null && input.shop_id !== shop_id) return refuse("not-allowed");
  const saving = {
    ...input,
    id: input.id ?? randomUUIDv7(),
    shop_id,
    at: services.clock(),
    addresses: input.addresses.map(located),
  };
  const saved = await services.database.withShop(scope, (db) => saveClient(db, saving));
  if (isRefusal(saved)) return saved;
  return (await clientById(context, saved)) ?? refuse("client-unknown");
}

async function insert(
  { me, scope, services }: Context,
  client_id: string,
  given: unknown,
): Promise<Address | Refusal> {
  if (!may(me, "edit-client")) return refuse("not-allowed");
  const input = parseAddressInput(given);
  if (isRefusal(input)) return input;
  const at = { shop_id: scope.shop_id, client_id };
  return services.database.withShop(scope, (db) => addAddress(db, at, located(input)));
}

async function update(
  { me, scope, services }: Context,
  given: unknown,
): Promise<Address | Refusal> {
  if (!may(me, "edit-client")) return refuse("not-allowed");
  const input = parseAddressInput(given);
  if (isRefusal(input)) return input;
  return services.database.withShop(scope, (db) => changeAddress(db, located(input)));
}

async function remove(
  { me, scope, services }: Context,
  which: { client_id: string; address_id: string },
): Promise<{ id: string } | Refusal> {
  if (!may(me, "edit-client")) return refuse("not-allowed");
  return services.database.withShop(scope, (db) => removeAddress(db, which));
}

const towns = openTowns();

/** An address that nobody located is where its town is: a round can be planned by it. */
function located(input: AddressInput): AddressInput {
  if (input.lat !== null || input.country !== DEFAULT_COUNTRY) return input;
  const town = towns.townOf(input.zip, input.city);
  return town ? { ...input, lat: town.lat, lon: town.lon } : input;
}
