/** A client lets the shop show the photos of a repair as examples, or takes it back. */
import {
  PHOTO_CONSENT,
  photoConsentIn,
} from "../../../domain/repair/photo-consent/photo-consent.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems, itemsOfRepairs, lockRepair } from "../store.ts";

/** Pressed twice, it is written once. Undefined when there is no such repair. */
export async function allowPhotos(
  db: ShopDb,
  repair_id: string,
  allowed: boolean,
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<"allowed" | "withdrawn" | undefined> {
  const repair = await lockRepair(db, repair_id);
  if (!repair) return undefined;
  const stands = photoConsentIn(await itemsOfRepairs(db, [repair_id])) !== null;
  if (stands !== allowed)
    await appendItems(db, { shop_id: repair.shop_id, repair_id, author, at }, [
      { type: "PhotosAllowed", payload: { allowed, text: PHOTO_CONSENT } },
    ]);
  return allowed ? "allowed" : "withdrawn";
}
