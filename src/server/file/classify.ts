/** What a photo of a repair shows, chosen after it was taken. */
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import { classifyPhoto } from "../../domain/file/classify.ts";
import type { StoredFile } from "../../domain/file/file.ts";
import { refuseToShare } from "../../domain/file/share.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadFile, setTags } from "./store.ts";

/** The photo as it is after; undefined when there is none of this id. */
export async function classifyFile(
  db: ShopDb,
  { id, tag }: { id: string; tag: string },
): Promise<StoredFile | Refusal<"not-a-photo" | "tag-unknown"> | undefined> {
  const file = await loadFile(db, id);
  if (!file) return undefined;
  const tags = refuseToShare(file) ?? classifyPhoto(tag);
  if (isRefusal(tags)) return tags;
  await setTags(db, { id, tags });
  return { ...file, tags };
}
