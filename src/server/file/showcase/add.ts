/** A picture of the public page, whose bytes are stored already. */
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import {
  pictureUrl,
  rankFor,
  type PictureKind,
  type ShopPicture,
} from "../../../domain/file/showcase/showcase.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { lockShop, setLogo } from "../../shop/store.ts";
import { loadFile } from "../store.ts";
import type { ReceivedFile, SavedUpload } from "../upload/save.ts";
import { insertFiles, refuseOverLimit, type LimitRefusal } from "../upload/store.ts";
import { insertPicture, loadPictures, takeDown } from "./store.ts";

export type Added = {
  shop_id: string;
  kind: PictureKind;
  file: ReceivedFile & Pick<ShopPicture, "width" | "height">;
};
type AddRefusal = Refusal<"too-many-pictures" | "bad-input"> | LimitRefusal;

/** Idempotent by file id; a new logo replaces the former one. */
export async function addPicture(
  db: ShopDb,
  { shop_id, kind, file }: Added,
  context: Pick<ChangeContext, "author" | "at" | "ip">,
): Promise<SavedUpload | AddRefusal> {
  await lockShop(db);
  const { id, mimetype, staged } = file;
  const pictures = await loadPictures(db);
  const saved = { files: [{ id, mimetype }] };
  if (pictures.some(({ file_id }) => file_id === id)) return { ...saved, created: new Set() };
  if (await loadFile(db, id)) return refuse("bad-input");
  const rank = rankFor(kind, pictures);
  if (isRefusal(rank)) return rank;
  const over = await refuseOverLimit(db, { at: context.at, more: staged.size });
  if (over) return over;
  const former = pictures.find((picture) => kind === "logo" && picture.kind === "logo");
  if (former) await takeDown(db, former.file_id);
  const created = await insertFiles(db, [rowOf({ shop_id, kind, file }, context)]);
  await insertPicture(db, { file_id: id, kind, rank, width: file.width, height: file.height });
  if (kind === "logo") await setLogo(db, pictureUrl(shop_id, { sha256: staged.sha256, mimetype }));
  await recordAudit(db, context, {
    action: "settings.changed",
    record: { noun: "settings", id: shop_id, name: kind === "logo" ? "Logo" : "Photos" },
    after: { file_id: id },
  });
  return { ...saved, created };
}

const rowOf = (
  { shop_id, kind, file }: Added,
  { author, at }: Pick<ChangeContext, "author" | "at">,
) => ({
  shop_id,
  id: file.id,
  recipientType: "shop" as const,
  recipientID: shop_id,
  stored_as: file.stored_as,
  filename: file.filename,
  mimetype: file.mimetype,
  size: file.staged.size,
  sha256: file.staged.sha256,
  tags: [kind],
  shared: false,
  created_by: author.account_id,
  created_at: at,
});
