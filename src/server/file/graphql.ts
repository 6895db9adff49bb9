import { isRefusal } from "../../domain/decision.ts";
import { isImage, type StoredFile, type UploadRecipient } from "../../domain/file/file.ts";
import { ClientRef } from "../client/graphql.ts";
import { batched, grouped } from "../platform/batch.ts";
import { change } from "../platform/change.ts";
import { builder, demandId, RefusalRef, type Context } from "../platform/graphql.ts";
import { classifyFile } from "./classify.ts";
import { sharePhoto } from "./share.ts";
import { filesOf } from "./store.ts";

/** Repairs and appliances add their own files. */
export const FileRef = builder.objectRef<StoredFile>("File").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    filename: t.exposeString("filename"),
    mimetype: t.exposeString("mimetype"),
    size: t.exposeInt("size"),
    tags: t.stringList({ resolve: ({ tags }) => [...tags] }),
    shared: t.exposeBoolean("shared"),
    created_at: t.expose("created_at", { type: "Instant" }),
    url: t.string({ resolve: ({ id }) => `/app/file/${id}` }),
    thumbnail: t.string({ nullable: true, resolve: thumbnailUrl }),
  }),
});

type FileRow = Pick<StoredFile, "id" | "mimetype">;

const thumbnailUrl = ({ id, mimetype }: FileRow): string | null =>
  isImage(mimetype) ? `/app/file/${id}/thumbnail` : null;

export const filesByRecipient = (recipientType: UploadRecipient | "reply") =>
  batched(async ({ services, scope }: Context, recipientIDs: string[]) => {
    const asked = { recipientType, recipientIDs };
    const files = await services.database.withShop(scope, (db) => filesOf(db, asked), "read");
    return grouped(files, ({ recipientID }) => recipientID);
  });

const filesByClient = filesByRecipient("client");

builder.objectField(ClientRef, "files", (t) =>
  t.field({ type: [FileRef], resolve: ({ id }, _args, context) => filesByClient(context, id) }),
);

const FileResult = builder.unionType("FileResult", {
  types: [FileRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "File"),
});

const needed = { required: true } as const;

builder.mutationFields((t) => ({
  sharePhoto: t.field({
    type: FileResult,
    args: { id: t.arg.id(needed), shared: t.arg.boolean(needed) },
    resolve: (_root, { id, shared }, context) => {
      const asked = { id: demandId(id), shared };
      return change(context, "upload-file", (db, changing) => sharePhoto(db, asked, changing));
    },
  }),
  classifyPhoto: t.field({
    type: FileResult,
    args: { id: t.arg.id(needed), tag: t.arg.string(needed) },
    resolve: (_root, { id, tag }, context) => {
      const asked = { id: demandId(id), tag };
      return change(context, "upload-file", (db) => classifyFile(db, asked));
    },
  }),
}));
