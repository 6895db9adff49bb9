import { isImage, type StoredFile } from "../../domain/file/file.ts";
import { batched, grouped } from "../platform/batch.ts";
import { builder, type Context } from "../platform/graphql.ts";
import { RepairRef } from "../repair/graphql.ts";
import { filesOfRepairs } from "./store.ts";

const FileRef = builder.objectRef<StoredFile>("File").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    filename: t.exposeString("filename"),
    mimetype: t.exposeString("mimetype"),
    size: t.exposeInt("size"),
    tags: t.stringList({ resolve: ({ tags }) => [...tags] }),
    shared: t.exposeBoolean("shared"),
    created_at: t.expose("created_at", { type: "Instant" }),
    url: t.string({ resolve: ({ id }) => `/app/file/${id}` }),
  }),
});

const photosByRepair = batched(async ({ services, scope }: Context, ids: string[]) => {
  const files = await services.database.withShop(scope, (db) => filesOfRepairs(db, ids), "read");
  const photos = files.filter(({ mimetype }) => isImage(mimetype));
  return grouped(photos, ({ recipientID }) => recipientID);
});

builder.objectField(RepairRef, "photos", (t) =>
  t.field({ type: [FileRef], resolve: ({ id }, _args, context) => photosByRepair(context, id) }),
);
