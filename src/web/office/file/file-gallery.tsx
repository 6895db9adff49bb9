import { Anchor, Text } from "@mantine/core";
import type { ReactNode } from "react";
import panelStyles from "../../ui/office/panel.module.css";
import { legendOf } from "./photo-legend.ts";
import styles from "./photos.module.css";

export type ShownFile = {
  id: string;
  url: string;
  /** Null for a document. */
  thumbnail: string | null;
  filename: string;
  tags: readonly string[];
  shared: boolean;
};

type Props = {
  files: readonly ShownFile[];
  /** What can be done with a file, beside it. */
  aside?: (file: ShownFile) => ReactNode;
  /** In the place of its words, under a photo. */
  legend?: (photo: ShownFile) => ReactNode;
};

/** Photos in small, documents by name; each opens in full beside. */
export const FileGallery = ({ files, aside, legend }: Props) => {
  const photos = files.filter(({ thumbnail }) => thumbnail);
  const documents = files.filter(({ thumbnail }) => !thumbnail);
  return (
    <>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo) => (
            <li key={photo.id}>
              <a href={photo.url} target="_blank" rel="noreferrer">
                <img
                  src={photo.thumbnail ?? photo.url}
                  alt={photo.filename}
                  width={160}
                  height={120}
                  loading="lazy"
                />
              </a>
              {legend?.(photo) ?? (
                <Text size="xs" c="dimmed">
                  {legendOf(photo)}
                </Text>
              )}
              {aside?.(photo)}
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <ul className={`${panelStyles.rows} ${styles.documents}`}>
          {documents.map((document) => (
            <li key={document.id}>
              <Anchor href={document.url} target="_blank" rel="noreferrer" size="sm">
                {document.filename}
              </Anchor>
              {aside?.(document)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
