/** The owner chooses the order of the photos; the first one leads the page. */
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { isSameSet, type ShopPicture } from "../../../domain/file/showcase/showcase.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { lockShop } from "../../shop/store.ts";
import { loadPictures, setOrder } from "./store.ts";

export async function reorderPictures(
  db: ShopDb,
  ids: readonly string[],
  context: Pick<ChangeContext, "author" | "at" | "ip">,
): Promise<ShopPicture[] | Refusal<"pictures-changed">> {
  await lockShop(db);
  const photos = (await loadPictures(db)).filter(({ kind }) => kind === "photo");
  const shown = photos.map(({ file_id }) => file_id);
  if (!isSameSet(shown, ids)) return refuse("pictures-changed");
  await setOrder(db, ids);
  if (ids.join() !== shown.join())
    await recordAudit(db, context, {
      action: "settings.changed",
      record: { noun: "settings", name: "Ordre des photos" },
    });
  return loadPictures(db);
}
