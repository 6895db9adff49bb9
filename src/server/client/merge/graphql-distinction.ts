/** « Pas un doublon »: two records that look alike and are two people, by the shop's word. */
import { may } from "../../../domain/account/permissions.ts";
import type { DistinctionRefusal } from "../../../domain/client/merge/distinction.ts";
import { isRefusal, refuse, type Decision, type Refusal } from "../../../domain/decision.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { builder, readId, RefusalRef, type Context } from "../../platform/graphql.ts";
import { authorOf, type Author } from "../../platform/change.ts";
import { ClientRef } from "../graphql.ts";
import {
  listDistinctions,
  takeBackDistinction,
  tellApart,
  type DistinctionRow,
  type ToldApart,
} from "./distinguish.ts";

const ToldApartRef = builder.objectRef<ToldApart>("ToldApart").implement({
  fields: (t) => ({
    left: t.field({ type: ClientRef, resolve: ({ left }) => left }),
    right: t.field({ type: ClientRef, resolve: ({ right }) => right }),
  }),
});

const DistinctionRef = builder.objectRef<DistinctionRow>("ClientDistinction").implement({
  fields: (t) => ({
    left: t.field({ type: ClientRef, resolve: ({ left }) => left }),
    right: t.field({ type: ClientRef, resolve: ({ right }) => right }),
    at: t.expose("at", { type: "Instant" }),
    by: t.exposeString("by", { nullable: true }),
  }),
});

const ToldApartResult = builder.unionType("ToldApartResult", {
  types: [ToldApartRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "ToldApart"),
});

const SHOWN = 50;
const MOST_SHOWN = 200;

builder.queryField("clientDistinctions", (t) =>
  t.field({
    type: [DistinctionRef],
    args: { first: t.arg.int() },
    resolve: (_root, { first }, { services, scope }) => {
      const most = Math.min(Math.max(first ?? SHOWN, 1), MOST_SHOWN);
      return services.database.withShop(scope, (db) => listDistinctions(db, most), "read");
    },
  }),
);

const id = { required: true } as const;

builder.mutationFields((t) => ({
  tellClientsApart: t.field({
    type: ToldApartResult,
    args: { client_id: t.arg.id(id), other_client_id: t.arg.id(id) },
    resolve: (_root, args, context) =>
      change(context, (db, author) => tellApart(db, { ...twoOf(args), author })),
  }),
  takeBackClientsApart: t.field({
    type: ToldApartResult,
    args: { client_id: t.arg.id(id), other_client_id: t.arg.id(id) },
    resolve: (_root, args, context) =>
      change(context, (db) => takeBackDistinction(db, twoOf(args))),
  }),
}));

type Args = { client_id: string | number; other_client_id: string | number };
const twoOf = ({ client_id, other_client_id }: Args) => ({
  one: readId(client_id),
  other: readId(other_client_id),
});

type Change = (db: ShopDb, author: Author) => Promise<Decision<ToldApart, DistinctionRefusal>>;

async function change(
  { services, scope, me }: Context,
  make: Change,
): Promise<ToldApart | Refusal> {
  if (!may(me, "merge-client")) return refuse("not-allowed");
  return services.database.withShop(scope, (db) => make(db, authorOf(scope)));
}
