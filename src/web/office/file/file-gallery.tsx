import { Anchor, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { groupPhotos } from "../../../domain/file/share.ts";
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

/** Photos in small, before and after side by side; documents by name. Each opens in full beside. */
export const FileGallery = ({ files, aside, legend }: Props) => {
  const photos = files.filter(({ thumbnail }) => thumbnail);
  const documents = files.filter(({ thumbnail }) => !thumbnail);
  const shown = (photo: ShownFile) => <Photo photo={photo} aside={aside} legend={legend} />;
  return (
    <>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {groupPhotos(photos).map((group) =>
            "photo" in group ? (
              <li key={group.photo.id}>{shown(group.photo)}</li>
            ) : (
              <li key={group.before.id} className={styles.pair} data-part="pair">
                <div>{shown(group.before)}</div>
                <div>{shown(group.after)}</div>
              </li>
            ),
          )}
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

const Photo = ({ photo, aside, legend }: Omit<Props, "files"> & { photo: ShownFile }) => (
  <>
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
  </>
);
