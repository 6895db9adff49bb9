/** The price book: what the office searches, and what it writes. */
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { parsePrice } from "../../../domain/quote/price-book/input.ts";
import {
  inclOf,
  marginOf,
  PRICE_KINDS,
  type Price,
} from "../../../domain/quote/price-book/price.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, read, RefusalRef } from "../../platform/graphql.ts";
import { boundsOf } from "../../platform/graphql/page.ts";
import { orTaken, removePrice, savePrice } from "./save.ts";
import { countPrices, searchPrices, type PriceCount } from "./store.ts";

const MarginRef = builder.objectRef<{ amount: number; rate: number }>("Margin").implement({
  fields: (t) => ({ amount: t.exposeInt("amount"), rate: t.exposeInt("rate") }),
});

/** Amounts in cents excl. VAT, rates in basis points. */
export const PriceRef = builder.objectRef<Price>("Price").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.exposeString("kind"),
    reference: t.exposeString("reference"),
    brand: t.exposeString("brand"),
    label: t.exposeString("label"),
    supplier: t.exposeString("supplier"),
    unit: t.exposeString("unit"),
    unit_price: t.exposeInt("unit_price"),
    incl: t.int({ resolve: inclOf }),
    purchase_price: t.exposeInt("purchase_price", { nullable: true }),
    margin: t.field({ type: MarginRef, nullable: true, resolve: marginOf }),
    vat_rate: t.exposeInt("vat_rate"),
    condition: t.exposeString("condition", { nullable: true }),
    stock: t.exposeInt("stock", { nullable: true }),
    up_to_km: t.exposeInt("up_to_km", { nullable: true }),
  }),
});

const PriceCountRef = builder.objectRef<PriceCount>("PriceCount").implement({
  fields: (t) => ({ kind: t.exposeString("kind"), count: t.exposeInt("count") }),
});

builder.queryFields((t) => ({
  prices: t.field({
    type: [PriceRef],
    args: { text: t.arg.string(), kind: t.arg.string(), first: t.arg.int(), skip: t.arg.int() },
    resolve: (_root, { text, kind, first, skip }, context) =>
      read(context, (db) =>
        searchPrices(db, {
          text: (text ?? "").slice(0, LONGEST),
          kind: PRICE_KINDS.find((known) => known === kind) ?? null,
          ...boundsOf({ first: first ?? 50, skip }),
        }),
      ),
  }),
  price_counts: t.field({
    type: [PriceCountRef],
    resolve: (_root, _args, context) => read(context, countPrices),
  }),
}));

/** Of what is searched, in characters. */
const LONGEST = 200;

const PriceResult = builder.unionType("PriceResult", {
  types: [PriceRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Price"),
});

const RemovedRef = builder
  .objectRef<{ id: string }>("Removed")
  .implement({ fields: (t) => ({ id: t.exposeID("id") }) });
export const RemovedResult = builder.unionType("RemovedResult", {
  types: [RemovedRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Removed"),
});

const PriceInput = builder.inputType("PriceInput", {
  fields: (t) => ({
    kind: t.string({ required: true }),
    reference: t.string({ required: true }),
    brand: t.string({ required: true }),
    label: t.string({ required: true }),
    supplier: t.string({ required: true }),
    unit: t.string({ required: true }),
    unit_price: t.int({ required: true }),
    purchase_price: t.int(),
    vat_rate: t.int({ required: true }),
    condition: t.string(),
    stock: t.int(),
    up_to_km: t.int(),
  }),
});

builder.mutationFields((t) => ({
  savePrice: t.field({
    type: PriceResult,
    args: { id: t.arg.id({ required: true }), input: t.arg({ type: PriceInput, required: true }) },
    resolve: (_root, args, context) => {
      const facts = parsePrice(args.input);
      if (isRefusal(facts)) return facts;
      const price = { ...facts, id: demandId(args.id), shop_id: context.scope.shop_id };
      return orTaken(
        change<Price | Refusal>(context, "edit-prices", (db, changing) =>
          savePrice(db, price, changing),
        ),
      );
    },
  }),
  removePrice: t.field({
    type: RemovedResult,
    args: { price_id: t.arg.id({ required: true }) },
    resolve: (_root, { price_id }, context) => {
      const id = demandId(price_id);
      return change<{ id: string } | Refusal>(context, "edit-prices", (db) => removePrice(db, id));
    },
  }),
}));
