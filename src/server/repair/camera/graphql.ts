import { isRefusal } from "../../../domain/decision.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, RefusalRef } from "../../platform/graphql.ts";
import { openCamera, type Camera } from "./open.ts";

const CameraRef = builder.objectRef<Camera>("Camera").implement({
  fields: (t) => ({
    url: t.exposeString("url"),
    expires_at: t.expose("expires_at", { type: "Instant" }),
  }),
});

const CameraResult = builder.unionType("CameraResult", {
  types: [CameraRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Camera"),
});

builder.mutationField("openCamera", (t) =>
  t.field({
    type: CameraResult,
    args: { repair_id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => {
      const repair_id = demandId(args.repair_id);
      return change(context, "upload-file", (db, changing) => openCamera(db, repair_id, changing));
    },
  }),
);
