/** The imports of a shop, and taking one back whole; a file comes in by rest-import.ts. */
import { may } from "../../../domain/account/permissions.ts";
import { isRefusal, refuse } from "../../../domain/decision.ts";
import { builder, demandId, RefusalRef } from "../../platform/graphql.ts";
import { authorOf } from "../../platform/change.ts";
import { undoImport } from "./undo.ts";
import { listImports, type ImportRow } from "./store.ts";

const ImportRunRef = builder.objectRef<ImportRow>("ImportRun").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    noun: t.exposeString("noun"),
    filename: t.exposeString("filename"),
    at: t.expose("at", { type: "Instant" }),
    by: t.exposeString("by", { nullable: true }),
    created: t.exposeInt("created"),
    updated: t.exposeInt("updated"),
    faulty: t.exposeInt("faulty"),
    kept: t.exposeInt("kept"),
    undone_at: t.expose("undone_at", { type: "Instant", nullable: true }),
  }),
});

const ImportResult = builder.unionType("ImportResult", {
  types: [ImportRunRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "ImportRun"),
});

const SHOWN = 20;
const MOST_SHOWN = 100;

builder.queryField("imports", (t) =>
  t.field({
    type: [ImportRunRef],
    args: { first: t.arg.int() },
    resolve: (_root, { first }, { services, scope }) => {
      const most = Math.min(Math.max(first ?? SHOWN, 1), MOST_SHOWN);
      return services.database.withShop(scope, (db) => listImports(db, most), "read");
    },
  }),
);

builder.mutationField("undoImport", (t) =>
  t.field({
    type: ImportResult,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, { services, scope, me }) => {
      if (!may(me, "import-client")) return refuse("not-allowed");
      const id = demandId(args.id);
      return services.database.withShop(scope, (db) =>
        undoImport(db, { id, author: authorOf(scope) }),
      );
    },
  }),
);
