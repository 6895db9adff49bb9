import type { Address } from "../../domain/client/address.ts";
import type { Phone } from "../../domain/client/phone/phone.ts";
import { isRefusal } from "../../domain/decision.ts";
import { batched } from "../platform/batch.ts";
import { builder, readId, RefusalRef, type Context } from "../platform/graphql.ts";
import { loadSurvivors } from "./merge/store.ts";
import type { ClientRow } from "./store.ts";

const PhoneRef = builder.objectRef<Phone>("Phone").implement({
  fields: (t) => ({ name: t.exposeString("name"), number: t.exposeString("number") }),
});

export const AddressRef = builder.objectRef<Address>("Address").implement({
  fields: (t) => ({
    address_id: t.exposeID("address_id"),
    tags: t.field({ type: ["String"], resolve: ({ tags }) => [...tags] }),
    street: t.exposeString("street"),
    complement: t.exposeString("complement"),
    zip: t.exposeString("zip"),
    city: t.exposeString("city"),
    country: t.exposeString("country"),
    lat: t.exposeFloat("lat", { nullable: true }),
    lon: t.exposeFloat("lon", { nullable: true }),
  }),
});

/** `repairs` is added by the noun that has them. */
export const ClientRef = builder.objectRef<ClientRow>("Client").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    type: t.exposeString("type"),
    lastname: t.exposeString("lastname"),
    firstname: t.exposeString("firstname"),
    email: t.exposeString("email"),
    note: t.exposeString("note"),
    siren: t.exposeString("siren"),
    shop_id: t.exposeID("shop_id"),
    last_seen_at: t.expose("last_seen_at", { type: "Instant" }),
    created_at: t.expose("created_at", { type: "Instant" }),
    phones: t.field({ type: [PhoneRef], resolve: ({ phones }) => phones }),
    addresses: t.field({ type: [AddressRef], resolve: ({ addresses }) => addresses }),
  }),
});

/** A client by its id, those of a list in one question; an id that was merged leads to the survivor. */
export const clientById = batched(async ({ services, scope }: Context, ids: string[]) => {
  const found = await services.database.withShop(scope, (db) => loadSurvivors(db, ids), "read");
  return (id) => found.get(id);
});

builder.queryField("client", (t) =>
  t.field({
    type: ClientRef,
    nullable: true,
    args: { client_id: t.arg.id({ required: true }) },
    resolve: (_root, { client_id }, context) => clientById(context, readId(client_id)),
  }),
);

/** What every change of a client answers. */
export const ClientResult = builder.unionType("ClientResult", {
  types: [ClientRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Client"),
});
