/** Clients: read, searched, recognised while they are typed, and saved (specification §7). */
import { randomUUIDv7 } from "node:crypto";
import { GraphQLError } from "graphql";
import { parseClientInput, type ClientInput } from "../../domain/client/client-input.ts";
import { CLIENT_TEXT_NAMES, OPTIONAL_TEXTS, REQUIRED_TEXTS } from "../../domain/client/fields.ts";
import { parsePhone, type Phone } from "../../domain/client/phone/phone.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import { recordOf } from "../../domain/record.ts";
import { batched } from "../platform/batch.ts";
import { change } from "../platform/change.ts";
import { changesById, FieldChangeRef } from "../platform/edit/field-changes.ts";
import { builder, readId, RefusalRef, type Context } from "../platform/graphql.ts";
import { orRefusalError } from "../platform/graphql/refusal-error.ts";
import { readLimited } from "../platform/graphql/limited-read.ts";
import { RepairShopRef } from "../shop/graphql.ts";
import { AddressInputRef, AddressRef } from "./address/graphql.ts";
import { locateAddress } from "./address/locate.ts";
import { loadSurvivors } from "./merge/store.ts";
import { recogniseClients } from "./recognise.ts";
import { saveClient } from "./save.ts";
import { countClients, searchClients, type ClientSearch } from "./search.ts";
import type { ClientRow } from "./store.ts";

export const PhoneRef = builder.objectRef<Phone>("Phone").implement({
  fields: (t) => ({ name: t.exposeString("name"), number: t.exposeString("number") }),
});

/** `repairs` is added by the noun that has them. */
export const ClientRef = builder.objectRef<ClientRow>("Client").implement({
  fields: (t) => ({
    ...recordOf(CLIENT_TEXT_NAMES, (name) => t.exposeString(name)),
    id: t.exposeID("id"),
    type: t.exposeString("type"),
    shop_id: t.exposeID("shop_id"),
    last_seen_at: t.expose("last_seen_at", { type: "Instant" }),
    created_at: t.expose("created_at", { type: "Instant" }),
    phones: t.field({ type: [PhoneRef], resolve: ({ phones }) => phones }),
    addresses: t.field({ type: [AddressRef], resolve: ({ addresses }) => addresses }),
    // Who last changed which field.
    changes: t.field({
      type: [FieldChangeRef],
      resolve: ({ id }, _args, context) => changesById(context, id),
    }),
  }),
});

/** A client by its id, those of a list in one query; the id of a merged record leads to the survivor. */
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

/**
 * Clients in one answer at most. Measured in a shop of 100,000: 10,000 of them, with their phones and addresses,
 * take 1.2 s, 3.3 MB and 60 MB of memory; 20,000 take twice as much.
 */
const MOST_CLIENTS = 10_000;

type SearchArgs = {
  text?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  order?: string | null | undefined;
  skip?: number | null | undefined;
};

const searchOf = ({ text, after, order, skip }: SearchArgs): Omit<ClientSearch, "first"> => ({
  text: text ?? "",
  order: order === "name" ? "name" : "recent",
  after: after == null ? null : readId(after),
  skip: Math.max(skip ?? 0, 0),
});

/** All of them, unless `first` is given; more than one answer holds is an error, never a silent cut. */
async function listClients(context: Context, args: SearchArgs): Promise<ClientRow[]> {
  const { first } = args;
  if (first != null && first > MOST_CLIENTS) throw tooManyClients();
  const asked = Math.max(first ?? MOST_CLIENTS + 1, 1);
  const found = await readLimited(context, (db) =>
    searchClients(db, { ...searchOf(args), first: asked }),
  );
  if (found.length > MOST_CLIENTS) throw tooManyClients();
  return found;
}

const tooManyClients = () =>
  new GraphQLError(
    `Une réponse contient ${MOST_CLIENTS} clients au plus : demandez-les par pages, avec « first » et « after ».`,
    { extensions: { code: "BAD_USER_INPUT", detail: { most: MOST_CLIENTS } } },
  );

builder.objectFields(RepairShopRef, (t) => ({
  clients: t.field({
    type: [ClientRef],
    args: {
      text: t.arg.string(),
      first: t.arg.int(),
      after: t.arg.id(),
      order: t.arg.string(),
      skip: t.arg.int(),
    },
    resolve: (_shop, args, context) => listClients(context, args),
  }),
  clients_count: t.int({ resolve: (_shop, _args, context) => readLimited(context, countClients) }),
}));

const SimilarInput = builder.inputType("SimilarInput", {
  fields: (t) => ({
    id: t.id(),
    lastname: t.string({ required: true }),
    firstname: t.string({ required: true }),
    email: t.string({ required: true }),
    phones: t.stringList({ required: true }),
  }),
});

builder.queryField("similarClients", (t) =>
  t.field({
    type: [ClientRef],
    args: { input: t.arg({ type: SimilarInput, required: true }) },
    resolve: (_root, { input: { id, ...typed } }, context) =>
      readLimited(context, (db) =>
        recogniseClients(db, { ...typed, id: id == null ? undefined : readId(id) }),
      ),
  }),
);

const PhoneInput = builder.inputType("PhoneInput", {
  fields: (t) => ({ name: t.string({ required: true }), number: t.string({ required: true }) }),
});

const ClientInputRef = builder.inputType("ClientInput", {
  fields: (t) => ({
    ...recordOf(REQUIRED_TEXTS, () => t.string({ required: true })),
    ...recordOf(OPTIONAL_TEXTS, () => t.string()),
    // Chosen by the sender; unknown or left out, the client is new.
    id: t.id(),
    type: t.string(),
    phones: t.field({ type: [PhoneInput] }),
    addresses: t.field({ type: [AddressInputRef] }),
    shop_id: t.id(),
    // What the form was opened with, field by field: see `mergeEdit`.
    base: t.field({ type: "JSON" }),
    // A client as it was read may come back whole: the server decides these, and ignores them.
    created_at: t.field({ type: "Instant" }),
    last_seen_at: t.field({ type: "Instant" }),
    repairs: t.field({ type: "JSON" }),
    changes: t.field({ type: "JSON" }),
  }),
});

/** What a merge and an undone merge answer. */
export const ClientResult = builder.unionType("ClientResult", {
  types: [ClientRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Client"),
});

builder.mutationField("upsertClient", (t) =>
  t.field({
    type: ClientRef,
    args: { input: t.arg({ type: ClientInputRef, required: true }) },
    resolve: async (_root, { input }, context) => {
      const sent = orRefusalError(parseClientInput(input, parsePhone));
      return orRefusalError(await upsert(context, sent));
    },
  }),
);

async function upsert(context: Context, sent: ClientInput): Promise<ClientRow | Refusal> {
  const { shop_id } = context.scope;
  if (sent.shop_id !== null && sent.shop_id !== shop_id) return refuse("not-allowed");
  const addresses = sent.addresses.map(locateAddress);
  const id = sent.id ?? randomUUIDv7();
  const saved = await change(context, "edit-client", (db, changing) =>
    saveClient(db, { ...sent, addresses, id, shop_id }, changing),
  );
  if (isRefusal(saved)) return saved;
  return (await clientById(context, saved)) ?? refuse("client-unknown");
}
