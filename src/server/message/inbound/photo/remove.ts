/** The client takes back a photo of their own. */
import { isRemovable } from "../../../../domain/repair/client-photo/client-photo.ts";
import type { Instant } from "../../../../domain/time.ts";
import { deleteFile, loadSharedFile } from "../../../file/store.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { appendItems, lockRepair } from "../../../repair/store.ts";
import { CLIENT } from "../keep.ts";

type Removal = { id: string; repair_id: string; at: Instant };

/** False for a photo of another repair, of the shop, or that is too old. */
export async function removePhoto(db: ShopDb, { id, repair_id, at }: Removal): Promise<boolean> {
  const repair = await lockRepair(db, repair_id);
  const photo = repair && (await loadSharedFile(db, { id, repair_id }));
  if (!photo || !isRemovable(photo, at) || !(await deleteFile(db, id))) return false;
  await appendItems(db, { shop_id: repair.shop_id, repair_id, author: CLIENT, at }, [
    { type: "PhotoWithdrawn", payload: { file_id: id } },
  ]);
  return true;
}
