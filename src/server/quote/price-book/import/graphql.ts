/** The suppliers' files that were imported, and undoing one; rest.ts receives them. */
import { isRefusal, type Refusal } from "../../../../domain/decision.ts";
import { change } from "../../../platform/change.ts";
import { builder, demandId, read, RefusalRef } from "../../../platform/graphql.ts";
import { listPriceImports, type PriceImportRow } from "./store.ts";
import { undoPriceImport } from "./undo.ts";

const PriceImportRef = builder.objectRef<PriceImportRow>("PriceImport").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    filename: t.exposeString("filename"),
    supplier: t.exposeString("supplier"),
    at: t.expose("at", { type: "Instant" }),
    by: t.exposeString("by", { nullable: true }),
    created: t.exposeInt("created"),
    updated: t.exposeInt("updated"),
    unchanged: t.exposeInt("unchanged"),
    faulty: t.exposeInt("faulty"),
    kept: t.exposeInt("kept"),
    undone_at: t.expose("undone_at", { type: "Instant", nullable: true }),
  }),
});

const PriceImportResult = builder.unionType("PriceImportResult", {
  types: [PriceImportRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "PriceImport"),
});

builder.queryField("price_imports", (t) =>
  t.field({
    type: [PriceImportRef],
    resolve: (_root, _args, context) => read(context, listPriceImports),
  }),
);

builder.mutationField("undoPriceImport", (t) =>
  t.field({
    type: PriceImportResult,
    args: { import_id: t.arg.id({ required: true }) },
    resolve: (_root, { import_id }, context) => {
      const id = demandId(import_id);
      return change<PriceImportRow | Refusal>(context, "edit-prices", (db, changing) =>
        undoPriceImport(db, id, changing),
      );
    },
  }),
);
