import { NativeSelect } from "@mantine/core";
import { FILE_TAG_FR, isFileTag, type FileTag } from "../../../domain/file/file.ts";

const OFFERED: readonly FileTag[] = ["photo", "plaque", "panne", "avant", "apres", "document"];

type Props = {
  tag: FileTag | undefined;
  onChoose: (tag: FileTag) => void;
  className?: string;
} & ({ label: string } | { "aria-label": string });

/** What a file shows. */
export const TagChoice = ({ tag, onChoose, ...name }: Props) => (
  <NativeSelect
    {...name}
    value={tag ?? "photo"}
    data={OFFERED.map((value) => ({ value, label: FILE_TAG_FR[value] }))}
    onChange={({ currentTarget }) =>
      isFileTag(currentTarget.value) && onChoose(currentTarget.value)
    }
  />
);
