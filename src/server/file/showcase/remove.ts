/** A picture leaves the public page; the photos after it move up. A logo stays on file for the documents that show it. */
import type { ShopPicture } from "../../../domain/file/showcase/showcase.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { lockShop, setLogo } from "../../shop/store.ts";
import { deleteFile } from "../store.ts";
import { loadPictures, setOrder, takeDown } from "./store.ts";

/** Those that stay; undefined when there is none of this id. */
export async function removePicture(
  db: ShopDb,
  { shop_id, id }: { shop_id: string; id: string },
  context: Pick<ChangeContext, "author" | "at" | "ip">,
): Promise<ShopPicture[] | undefined> {
  await lockShop(db);
  const found = (await loadPictures(db)).find(({ file_id }) => file_id === id);
  if (!found) return undefined;
  if (found.kind === "logo") {
    await takeDown(db, id);
    await setLogo(db, null);
  } else await deleteFile(db, id);
  const left = (await loadPictures(db)).filter(({ kind }) => kind === "photo");
  await setOrder(
    db,
    left.map(({ file_id }) => file_id),
  );
  await recordAudit(db, context, {
    action: "settings.changed",
    record: { noun: "settings", id: shop_id, name: found.kind === "logo" ? "Logo" : "Photos" },
    before: { file_id: id, alt: found.alt },
  });
  return loadPictures(db);
}
