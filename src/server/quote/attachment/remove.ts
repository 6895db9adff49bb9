import type { StoredFile } from "../../../domain/file/file.ts";
import { deleteFile, loadFile } from "../../file/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";

/** Answers the file as it was; undefined for none, or for a file of another record, which is no attachment of a quote. */
export async function removeAttachment(db: ShopDb, id: string): Promise<StoredFile | undefined> {
  const file = await loadFile(db, id);
  if (file?.recipientType !== "quote") return undefined;
  return (await deleteFile(db, id)) ? file : undefined;
}
