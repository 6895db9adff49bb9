import { Text } from "@mantine/core";
import { Panel } from "../../ui/panel.tsx";
import type { Sheet } from "../repair/sheet-query.ts";
import "./photos.css";

/** What was seen, in small; each opens in full beside. Nothing without photos: adding them comes with uploads. */
export const PhotosPanel = ({ photos }: { photos: Sheet["photos"] }) =>
  photos.length > 0 && (
    <Panel title="Photos">
      <ul className="photos">
        {photos.map(({ id, url, filename, shared }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={filename} width={160} height={120} loading="lazy" />
            </a>
            {shared && (
              <Text size="xs" c="dimmed">
                Visible par le client
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
