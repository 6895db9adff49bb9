import { Menu, UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { PHOTO_TAGS } from "../../../domain/file/classify.ts";
import { FILE_TAG_FR } from "../../../domain/file/file.ts";
import { useAction } from "../../platform/query.ts";
import { classifyPhoto } from "./actions.ts";
import type { ShownFile } from "./file-gallery.tsx";
import { legendOf } from "./photo-legend.ts";
import styles from "./photos.module.css";

/** What the photo shows: « avant » and « après » stand side by side on the client's page. */
export function PhotoTag({ photo }: { photo: ShownFile }) {
  const { act } = useAction(classifyPhoto);
  const { id, filename } = photo;
  const legend = legendOf(photo) || "Photo";
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={styles.tag} aria-label={`${legend}, classer ${filename}`}>
          {legend}
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {PHOTO_TAGS.map((tag) => (
          <Menu.Item key={tag} onClick={() => void act({ id, tag })}>
            {FILE_TAG_FR[tag]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
