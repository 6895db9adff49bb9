/** What a photo shows, chosen after it was taken: before and after the repair make a pair on the client's page. */
import { refuse, type Decision } from "../decision.ts";
import { isFileTag, type FileTag } from "./file.ts";

/** What the shop may call a photo; the others are given by Établi itself. */
export const PHOTO_TAGS = [
  "photo",
  "plaque",
  "panne",
  "avant",
  "apres",
] as const satisfies readonly FileTag[];

/** The tags of the photo from now on; a word that no photo may have is refused. */
export function classifyPhoto(word: string): Decision<FileTag[], "tag-unknown"> {
  const isKnown = isFileTag(word) && PHOTO_TAGS.some((tag) => tag === word);
  if (!isKnown) return refuse("tag-unknown");
  return word === "photo" ? ["photo"] : ["photo", word];
}
