import { isRefusal } from "../../../domain/decision.ts";
import { keysOf } from "../../../domain/record.ts";
import { SERIES_LETTERS } from "../../../domain/quote/number.ts";
import {
  numberedYears,
  numberingOf,
  parseNumbering,
  type Numbering,
} from "../../../domain/quote/numbering/numbering.ts";
import { dateOf, type LocalDate } from "../../../domain/time.ts";
import { change } from "../../platform/change.ts";
import { builder, demand, read, RefusalRef, type Context } from "../../platform/graphql.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadShop } from "../../shop/store.ts";
import { saveNumbering } from "./save.ts";
import { documentCounters } from "./store.ts";

const NumberingRef = builder.objectRef<Numbering>("Numbering").implement({
  fields: (t) => ({
    // quote, invoice or credit.
    kind: t.exposeString("kind"),
    year: t.exposeInt("year"),
    prefix: t.exposeString("prefix"),
    first: t.exposeInt("first"),
    // Documents of the year; from the first one on nothing of it changes any more.
    issued: t.exposeInt("issued"),
    next: t.exposeString("next"),
  }),
});

/** The year is that of the shop's clock. */
async function todayOf(db: ShopDb, { scope, services }: Context): Promise<LocalDate> {
  const shop = demand(await loadShop(db, scope.shop_id));
  return dateOf(services.clock(), shop.timezone);
}

builder.queryField("numberings", (t) =>
  t.field({
    type: [NumberingRef],
    resolve: (_root, _args, context) =>
      read(context, async (db) => {
        const years = numberedYears(await todayOf(db, context));
        const counters = await documentCounters(db);
        return keysOf(SERIES_LETTERS).flatMap((kind) =>
          years.map((year) => numberingOf(kind, year, counters)),
        );
      }),
  }),
);

const NumberingInput = builder.inputType("NumberingInput", {
  fields: (t) => ({
    kind: t.string({ required: true }),
    year: t.int({ required: true }),
    prefix: t.string({ required: true }),
    first: t.int({ required: true }),
  }),
});

const NumberingResult = builder.unionType("NumberingResult", {
  types: [NumberingRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Numbering"),
});

builder.mutationField("saveNumbering", (t) =>
  t.field({
    type: NumberingResult,
    args: { input: t.arg({ type: NumberingInput, required: true }) },
    resolve: (_root, { input }, context) =>
      change(context, "edit-settings", async (db, changing) => {
        const choice = parseNumbering(input, numberedYears(await todayOf(db, context)));
        if (isRefusal(choice)) return choice;
        return saveNumbering(db, { shop_id: context.scope.shop_id, choice }, changing);
      }),
  }),
);
