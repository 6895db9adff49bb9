import { isRefusal } from "../../../domain/decision.ts";
import { pictureUrl, type ShopPicture } from "../../../domain/file/showcase/showcase.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, read, RefusalRef } from "../../platform/graphql.ts";
import { describePicture } from "./describe.ts";
import { removePicture } from "./remove.ts";
import { reorderPictures } from "./reorder.ts";
import { loadPictures } from "./store.ts";

const ShopPictureRef = builder.objectRef<ShopPicture>("ShopPicture").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ file_id }) => file_id }),
    kind: t.exposeString("kind"),
    alt: t.exposeString("alt"),
    width: t.exposeInt("width"),
    height: t.exposeInt("height"),
    // The office's own address: the public one answers only once the page is published.
    url: t.string({ resolve: ({ file_id }) => `/app/file/${file_id}` }),
    public_url: t.string({
      resolve: (picture, _args, { scope }) => pictureUrl(scope.shop_id, picture),
    }),
  }),
});

const PicturesRef = builder.objectRef<readonly ShopPicture[]>("ShopPictures").implement({
  fields: (t) => ({
    pictures: t.field({ type: [ShopPictureRef], resolve: (pictures) => [...pictures] }),
  }),
});

const PicturesResult = builder.unionType("ShopPicturesResult", {
  types: [PicturesRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "ShopPictures"),
});

builder.queryField("shop_pictures", (t) =>
  t.field({
    type: [ShopPictureRef],
    resolve: (_root, _args, context) => read(context, loadPictures),
  }),
);

const needed = { required: true } as const;

builder.mutationFields((t) => ({
  describeShopPicture: t.field({
    type: PicturesResult,
    args: { id: t.arg.id(needed), alt: t.arg.string(needed) },
    resolve: (_root, { id, alt }, context) => {
      const asked = { id: demandId(id), alt };
      return change(context, "edit-settings", (db, changing) =>
        describePicture(db, asked, changing),
      );
    },
  }),
  reorderShopPictures: t.field({
    type: PicturesResult,
    args: { ids: t.arg.idList(needed) },
    resolve: (_root, { ids }, context) => {
      const wanted = ids.map((id) => demandId(id));
      return change(context, "edit-settings", (db, changing) =>
        reorderPictures(db, wanted, changing),
      );
    },
  }),
  removeShopPicture: t.field({
    type: PicturesResult,
    args: { id: t.arg.id(needed) },
    resolve: (_root, { id }, context) => {
      const asked = { id: demandId(id), shop_id: context.scope.shop_id };
      return change(context, "edit-settings", (db, changing) => removePicture(db, asked, changing));
    },
  }),
}));
