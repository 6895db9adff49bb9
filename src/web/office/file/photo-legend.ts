import { FILE_TAG_FR, isFileTag } from "../../../domain/file/file.ts";

type Photo = { tags: readonly string[]; shared: boolean };

/** What it shows, when a caption was given, and who sees it. */
export const legendOf = ({ tags, shared }: Photo): string =>
  [
    ...tags
      .filter(isFileTag)
      .filter((tag) => tag !== "photo")
      .map((tag) => FILE_TAG_FR[tag]),
    ...(shared ? ["Visible par le client"] : []),
  ].join(" · ");
