import { isImage, type StoredFile, type UploadRecipient } from "../../domain/file/file.ts";
import { ClientRef } from "../client/graphql.ts";
import { batched, grouped } from "../platform/batch.ts";
import { builder, type Context } from "../platform/graphql.ts";
import { ApplianceRef, RepairRef } from "../repair/graphql.ts";
import { filesOf } from "./store.ts";

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
    thumbnail: t.string({ nullable: true, resolve: thumbnailUrl }),
  }),
});

type FileRow = Pick<StoredFile, "id" | "mimetype">;

const thumbnailUrl = ({ id, mimetype }: FileRow): string | null =>
  isImage(mimetype) ? `/app/file/${id}/thumbnail` : null;

const filesBy = (recipientType: UploadRecipient) =>
  batched(async ({ services, scope }: Context, recipientIDs: string[]) => {
    const asked = { recipientType, recipientIDs };
    const files = await services.database.withShop(scope, (db) => filesOf(db, asked), "read");
    return grouped(files, ({ recipientID }) => recipientID);
  });

const ofRepair = filesBy("repair");
const ofClient = filesBy("client");
const ofAppliance = filesBy("appliance");

builder.objectFields(RepairRef, (t) => ({
  photos: t.field({
    type: [FileRef],
    resolve: async ({ id }, _args, context) =>
      (await ofRepair(context, id)).filter(({ mimetype }) => isImage(mimetype)),
  }),
  documents: t.field({
    type: [FileRef],
    resolve: async ({ id }, _args, context) =>
      (await ofRepair(context, id)).filter(({ mimetype }) => !isImage(mimetype)),
  }),
}));
builder.objectField(ClientRef, "files", (t) =>
  t.field({ type: [FileRef], resolve: ({ id }, _args, context) => ofClient(context, id) }),
);
builder.objectField(ApplianceRef, "files", (t) =>
  t.field({ type: [FileRef], resolve: ({ id }, _args, context) => ofAppliance(context, id) }),
);
