/** The client sees a photo on the tracking page, or no longer does: the journal of the repair says since when. */
import type { Refusal } from "../../domain/decision.ts";
import type { StoredFile } from "../../domain/file/file.ts";
import { refuseToShare } from "../../domain/file/share.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { appendItems, lockRepair } from "../repair/store.ts";
import { loadFile, setShared } from "./store.ts";

type Sharing = { id: string; shared: boolean };

/** The photo as it is after; undefined when there is none of this id. Nothing is written when nothing changes. */
export async function sharePhoto(
  db: ShopDb,
  { id, shared }: Sharing,
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<StoredFile | Refusal<"not-a-photo"> | undefined> {
  const found = await loadFile(db, id);
  if (!found) return undefined;
  const refused = refuseToShare(found);
  if (refused) return refused;
  const repair = await lockRepair(db, found.recipientID);
  // Read again under the repair's lock: of two people who press at once, one writes.
  const file = repair && (await loadFile(db, id));
  if (!file || file.shared === shared) return file;
  await setShared(db, { id, shared });
  const written = { shop_id: repair.shop_id, repair_id: repair.id, author, at };
  await appendItems(db, written, [{ type: "PhotoShared", payload: { file_id: id, shared } }]);
  return { ...file, shared };
}
