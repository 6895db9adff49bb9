/** The packages of the price book. */
import { isRefusal, type Refusal } from "../../../../domain/decision.ts";
import { parsePackage } from "../../../../domain/quote/price-book/input.ts";
import type { Package } from "../../../../domain/quote/price-book/package.ts";
import { change } from "../../../platform/change.ts";
import { builder, demandId, read, readId, RefusalRef } from "../../../platform/graphql.ts";
import { prepareQuote, type QuoteOffers } from "../prepare.ts";
import { PriceRef, RemovedResult } from "../graphql.ts";
import { orNameTaken, pricedPackages, removePackage, savePackage } from "./save.ts";

const PackageRef = builder.objectRef<Package>("Package").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    kind_ids: t.stringList({ resolve: ({ kind_ids }) => [...kind_ids] }),
    /** At today's prices. */
    lines: t.expose("lines", { type: "JSON" }),
  }),
});

const PackageResult = builder.unionType("PackageResult", {
  types: [PackageRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Package"),
});

builder.queryField("packages", (t) =>
  t.field({
    type: [PackageRef],
    resolve: (_root, _args, context) => read(context, pricedPackages),
  }),
);

/** For the quote of this repair; amounts in cents. */
const QuoteOffersRef = builder.objectRef<QuoteOffers>("QuoteOffers").implement({
  fields: (t) => ({
    km: t.exposeInt("km", { nullable: true }),
    zone: t.expose("zone", { type: PriceRef, nullable: true }),
    packages: t.expose("packages", { type: [PackageRef] }),
    bonus: t.exposeInt("bonus", { nullable: true }),
    bonus_from: t.exposeInt("bonus_from", { nullable: true }),
    bonus_refused: t.exposeString("bonus_refused", { nullable: true }),
  }),
});

builder.queryField("quote_offers", (t) =>
  t.field({
    type: QuoteOffersRef,
    nullable: true,
    args: { repair_id: t.arg.id({ required: true }) },
    resolve: async (_root, { repair_id }, context) => {
      const at = context.services.clock();
      return (await read(context, (db) => prepareQuote(db, readId(repair_id), at))) ?? null;
    },
  }),
);

const PackageInput = builder.inputType("PackageInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    kind_ids: t.stringList({ required: true }),
    lines: t.field({ type: "JSON", required: true }),
  }),
});

builder.mutationFields((t) => ({
  savePackage: t.field({
    type: PackageResult,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: PackageInput, required: true }),
    },
    resolve: (_root, args, context) => {
      const facts = parsePackage(args.input);
      if (isRefusal(facts)) return facts;
      const saved = { ...facts, id: demandId(args.id), shop_id: context.scope.shop_id };
      return orNameTaken(
        change<Package | Refusal>(context, "edit-prices", (db, changing) =>
          savePackage(db, saved, changing),
        ),
      );
    },
  }),
  removePackage: t.field({
    type: RemovedResult,
    args: { package_id: t.arg.id({ required: true }) },
    resolve: (_root, { package_id }, context) => {
      const id = demandId(package_id);
      return change<{ id: string } | Refusal>(context, "edit-prices", (db) =>
        removePackage(db, id),
      );
    },
  }),
}));
