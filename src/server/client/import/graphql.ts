/** The imports of a shop, and undoing one; rest.ts receives the files. */
import { isRefusal } from "../../../domain/decision.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, RefusalRef } from "../../platform/graphql.ts";
import { undoApplianceImport } from "../../repair/appliance/import.ts";
import { listImports, type ImportRow } from "./store.ts";
import { undoClientImport, undoImport } from "./undo.ts";

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

const DEFAULT_PAGE = 20;
const LARGEST_PAGE = 100;

builder.queryField("imports", (t) =>
  t.field({
    type: [ImportRunRef],
    args: { first: t.arg.int() },
    resolve: (_root, { first }, { services, scope }) => {
      const most = Math.min(Math.max(first ?? DEFAULT_PAGE, 1), LARGEST_PAGE);
      return services.database.withShop(scope, (db) => listImports(db, most), "read");
    },
  }),
);

const UNDOERS = { client: undoClientImport, appliance: undoApplianceImport };

builder.mutationField("undoImport", (t) =>
  t.field({
    type: ImportResult,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => {
      const id = demandId(args.id);
      return change(context, "import-client", (db, { author }) =>
        undoImport(db, { id, author }, UNDOERS),
      );
    },
  }),
);
