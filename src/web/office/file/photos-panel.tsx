import { Anchor, Text } from "@mantine/core";
import { Panel } from "../../ui/office/panel.tsx";
import type { Sheet } from "../repair/sheet/query.ts";
import { legendOf } from "./photo-legend.ts";
import { PhotoPicker } from "./photo-picker.tsx";
import styles from "./photos.module.css";
import panelStyles from "../../ui/office/panel.module.css";

type Props = { repair: Pick<Sheet, "id" | "photos" | "documents"> };

/** What was seen, in small; each opens in full beside. */
export const PhotosPanel = ({ repair: { id, photos, documents } }: Props) => (
  <Panel title="Photos et documents">
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
            <Text size="xs" c="dimmed">
              {legendOf(photo)}
            </Text>
          </li>
        ))}
      </ul>
    )}
    {documents.length > 0 && (
      <ul className={`${panelStyles.rows} ${styles.documents}`}>
        {documents.map(({ id: file_id, url, filename }) => (
          <li key={file_id}>
            <Anchor href={url} target="_blank" rel="noreferrer" size="sm">
              {filename}
            </Anchor>
          </li>
        ))}
      </ul>
    )}
    <PhotoPicker recipientType="repair" recipientID={id} />
  </Panel>
);
