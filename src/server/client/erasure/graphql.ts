import { isRefusal } from "../../../domain/decision.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, RefusalRef } from "../../platform/graphql.ts";
import { eraseClient } from "./erase.ts";
import type { Erased } from "./store.ts";

const ErasureRef = builder.objectRef<Erased>("ClientErasure").implement({
  fields: (t) => ({
    repairs: t.exposeInt("repairs"),
    photos: t.exposeInt("photos"),
    messages: t.exposeInt("messages"),
  }),
});

const ErasureResult = builder.unionType("ClientErasureResult", {
  types: [ErasureRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "ClientErasure"),
});

builder.mutationField("eraseClient", (t) =>
  t.field({
    type: ErasureResult,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => {
      const client_id = demandId(id);
      return change(context, "erase-client", (db, changing) =>
        eraseClient(db, client_id, changing),
      );
    },
  }),
);
