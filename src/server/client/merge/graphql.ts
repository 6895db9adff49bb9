/** Likely duplicates, merging two clients, and parting them again. */
import { may } from "../../../domain/account/permissions.ts";
import type { MergeRefusal } from "../../../domain/client/merge/merge.ts";
import { isRefusal, refuse, type Decision } from "../../../domain/decision.ts";
import { batched, grouped } from "../../platform/batch.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { builder, demandId, notFound, readId, type Context } from "../../platform/graphql.ts";
import { authorOf, type Author } from "../../platform/change.ts";
import { ClientRef, clientById, ClientResult } from "../graphql.ts";
import { readInTurn } from "../graphql-search.ts";
import { duplicatePairs, type DuplicatePair } from "./find-duplicates.ts";
import { mergeClients, mergesInto, undoMerge, type MergeSummary } from "./merge.ts";

const ClientMergeRef = builder.objectRef<MergeSummary>("ClientMerge").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    at: t.expose("at", { type: "Instant" }),
    by: t.exposeString("by", { nullable: true }),
    lastname: t.exposeString("lastname"),
    firstname: t.exposeString("firstname"),
    repairs: t.exposeInt("repairs"),
    appliances: t.exposeInt("appliances"),
  }),
});

const mergesByClient = batched(async ({ services, scope }: Context, ids: string[]) =>
  grouped(
    await services.database.withShop(scope, (db) => mergesInto(db, ids), "read"),
    ({ into_id }) => into_id,
  ),
);

builder.objectField(ClientRef, "merges", (t) =>
  t.field({
    type: [ClientMergeRef],
    resolve: ({ id }, _args, context) => mergesByClient(context, id),
  }),
);

const DuplicatePairRef = builder.objectRef<DuplicatePair>("DuplicatePair").implement({
  fields: (t) => ({
    left: t.field({ type: ClientRef, resolve: ({ left }) => left }),
    right: t.field({ type: ClientRef, resolve: ({ right }) => right }),
    why: t.stringList({ resolve: ({ why }) => [...why] }),
  }),
});

const SHOWN = 50;
const MOST_SHOWN = 200;

builder.queryField("duplicateClients", (t) =>
  t.field({
    type: [DuplicatePairRef],
    args: { first: t.arg.int() },
    resolve: (_root, { first }, context) => {
      const most = Math.min(Math.max(first ?? SHOWN, 1), MOST_SHOWN);
      return readInTurn(context, (db) => duplicatePairs(db, most));
    },
  }),
);

const id = { required: true } as const;

builder.mutationFields((t) => ({
  mergeClients: t.field({
    type: ClientResult,
    args: { from: t.arg.id(id), into: t.arg.id(id) },
    resolve: (_root, args, context) => {
      const two = { from: readId(args.from), into: readId(args.into) };
      return change(context, (db, author) => mergeClients(db, { ...two, author }));
    },
  }),
  undoMerge: t.field({
    type: ClientResult,
    args: { id: t.arg.id(id) },
    resolve: (_root, args, context) => {
      const merge_id = demandId(args.id);
      return change(context, (db, author) => undoMerge(db, { id: merge_id, author }));
    },
  }),
}));

type Change = (db: ShopDb, author: Author) => Promise<Decision<string, MergeRefusal>>;

/** The client that the change leaves to look at. */
async function change(context: Context, make: Change) {
  const { services, scope, me } = context;
  if (!may(me, "merge-client")) return refuse("not-allowed");
  const client_id = await services.database.withShop(scope, (db) => make(db, authorOf(scope)));
  if (isRefusal(client_id)) return client_id;
  const client = await clientById(context, client_id);
  if (!client) throw notFound();
  return client;
}
