import { FILE_TAG_FR, isFileTag } from "../../../domain/file/file.ts";

/** What it shows, when a caption was given. */
export const legendOf = ({ tags }: { tags: readonly string[] }): string =>
  tags
    .filter(isFileTag)
    .filter((tag) => tag !== "photo")
    .map((tag) => FILE_TAG_FR[tag])
    .join(" · ");
