/** Likely duplicates: listed, merged, parted again, or declared distinct. */
import { isRefusal } from "../../../domain/decision.ts";
import { batched, grouped } from "../../platform/batch.ts";
import { change, type Verb } from "../../platform/change.ts";
import {
  builder,
  demandId,
  notFound,
  readId,
  RefusalRef,
  type Context,
} from "../../platform/graphql.ts";
import { readLimited } from "../../platform/graphql/limited-read.ts";
import type { Decision, Refusal } from "../../../domain/decision.ts";
import { ClientRef, clientById, ClientResult } from "../graphql.ts";
import {
  distinguishClients,
  listDistinctions,
  undoDistinction,
  type DistinctClients,
  type ListedDistinction,
} from "./distinguish.ts";
import { findDuplicates, type DuplicatePair } from "./find-duplicates.ts";
import { mergeClients } from "./merge.ts";
import { mergesInto, type MergeSummary } from "./store.ts";
import { undoMerge } from "./undo.ts";

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

const DistinctClientsRef = builder.objectRef<DistinctClients>("ToldApart").implement({
  fields: (t) => ({
    left: t.field({ type: ClientRef, resolve: ({ left }) => left }),
    right: t.field({ type: ClientRef, resolve: ({ right }) => right }),
  }),
});

const DistinctionRef = builder.objectRef<ListedDistinction>("ClientDistinction").implement({
  fields: (t) => ({
    left: t.field({ type: ClientRef, resolve: ({ left }) => left }),
    right: t.field({ type: ClientRef, resolve: ({ right }) => right }),
    at: t.expose("at", { type: "Instant" }),
    by: t.exposeString("by", { nullable: true }),
  }),
});

const DistinctClientsResult = builder.unionType("ToldApartResult", {
  types: [DistinctClientsRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "ToldApart"),
});

const DEFAULT_PAGE = 50;
const LARGEST_PAGE = 200;

const pageOf = (first: number | null | undefined): number =>
  Math.min(Math.max(first ?? DEFAULT_PAGE, 1), LARGEST_PAGE);

builder.queryFields((t) => ({
  duplicateClients: t.field({
    type: [DuplicatePairRef],
    args: { first: t.arg.int() },
    resolve: (_root, { first }, context) =>
      readLimited(context, (db) => findDuplicates(db, pageOf(first))),
  }),
  clientDistinctions: t.field({
    type: [DistinctionRef],
    args: { first: t.arg.int() },
    resolve: (_root, { first }, { services, scope }) =>
      services.database.withShop(scope, (db) => listDistinctions(db, pageOf(first)), "read"),
  }),
}));

const id = { required: true } as const;

builder.mutationFields((t) => ({
  mergeClients: t.field({
    type: ClientResult,
    args: { from: t.arg.id(id), into: t.arg.id(id) },
    resolve: (_root, { from, into }, context) =>
      changeClient(context, (db, { author }) =>
        mergeClients(db, { from: readId(from), into: readId(into), author }),
      ),
  }),
  undoMerge: t.field({
    type: ClientResult,
    args: { id: t.arg.id(id) },
    resolve: (_root, args, context) => {
      const merge_id = demandId(args.id);
      return changeClient(context, (db, { author }) => undoMerge(db, { id: merge_id, author }));
    },
  }),
  tellClientsApart: t.field({
    type: DistinctClientsResult,
    args: { client_id: t.arg.id(id), other_client_id: t.arg.id(id) },
    resolve: (_root, args, context) =>
      change(context, "merge-client", (db, { author }) =>
        distinguishClients(db, { ...pairOf(args), author }),
      ),
  }),
  takeBackClientsApart: t.field({
    type: DistinctClientsResult,
    args: { client_id: t.arg.id(id), other_client_id: t.arg.id(id) },
    resolve: (_root, args, context) =>
      change(context, "merge-client", (db) => undoDistinction(db, pairOf(args))),
  }),
}));

type PairArgs = { client_id: string | number; other_client_id: string | number };

const pairOf = ({ client_id, other_client_id }: PairArgs) => ({
  one: readId(client_id),
  other: readId(other_client_id),
});

/** Answers the client that the change leaves to look at. */
async function changeClient(context: Context, verb: Verb<Decision<string, Refusal["refused"]>>) {
  const client_id = await change(context, "merge-client", verb);
  if (isRefusal(client_id)) return client_id;
  const client = await clientById(context, client_id);
  if (!client) throw notFound();
  return client;
}
