import type { StoredFile } from "../../../domain/file/file.ts";
import { deleteFile, loadFile } from "../../file/store.ts";
import { isEvidence } from "../answer/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";

/**
 * Answers the file as it was; undefined for none, for a file of another record, which is no attachment of a quote, and
 * for the photo of a signed sheet, which proves an agreement.
 */
export async function removeAttachment(db: ShopDb, id: string): Promise<StoredFile | undefined> {
  const file = await loadFile(db, id);
  if (file?.recipientType !== "quote" || (await isEvidence(db, id))) return undefined;
  return (await deleteFile(db, id)) ? file : undefined;
}
