/** What the shop shares, as its settings and its agenda read it. */
import { parseResource } from "../../../domain/agenda/resource/input.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { batched, keyed } from "../../platform/batch.ts";
import { change } from "../../platform/change.ts";
import { againIfTaken, violated } from "../../platform/database/violation.ts";
import { builder, demandId, readAtOnce, RefusalRef, type Context } from "../../platform/graphql.ts";
import { removeResource } from "./remove.ts";
import { saveResource } from "./save.ts";
import { countPlanned, listResources, type ResourceRow } from "./store.ts";

const plannedOf = batched(async (context: Context, ids: string[]) => {
  const at = context.services.clock();
  const counted = await readAtOnce(context, (db) => countPlanned(db, ids, at));
  return keyed(counted, ({ resource_id }) => resource_id);
});

const ResourceRef = builder.objectRef<ResourceRow>("Resource").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    kind: t.exposeString("kind"),
    in_use: t.exposeBoolean("in_use"),
    removed: t.exposeBoolean("removed"),
    // Appointments to come that hold it.
    planned: t.int({
      resolve: async ({ id }, _args, context) => (await plannedOf(context, id))?.planned ?? 0,
    }),
  }),
});

const ResourceResult = builder.unionType("ResourceResult", {
  types: [ResourceRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Resource"),
});

builder.queryField("resources", (t) =>
  t.field({
    type: [ResourceRef],
    resolve: (_root, _args, context) => readAtOnce(context, listResources),
  }),
);

const ResourceInputRef = builder.inputType("ResourceInput", {
  fields: (t) => ({
    id: t.id({ required: true }),
    name: t.string({ required: true }),
    kind: t.string({ required: true }),
    in_use: t.boolean(),
    base: t.field({ type: "JSON" }),
  }),
});

builder.mutationFields((t) => ({
  saveResource: t.field({
    type: ResourceResult,
    args: { input: t.arg({ type: ResourceInputRef, required: true }) },
    resolve: (_root, { input }, context) => {
      const parsed = parseResource(input);
      if (isRefusal(parsed)) return parsed;
      const { shop_id } = context.scope;
      // Retried once: of two requests that add the same one, the second finds it there.
      return againIfTaken(["resource_pkey"], () =>
        change<ResourceRow | Refusal>(context, "edit-settings", (db, changing) =>
          saveResource(db, parsed, { ...changing, shop_id }),
        ),
      ).catch((error: unknown) => {
        if (violated(error, "resource_name")) return refuse("resource-name-taken");
        throw error;
      });
    },
  }),
  removeResource: t.field({
    type: ResourceResult,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => {
      const id = demandId(args.id);
      return change<ResourceRow | Refusal>(context, "edit-settings", (db, changing) =>
        removeResource(db, id, changing),
      );
    },
  }),
}));
