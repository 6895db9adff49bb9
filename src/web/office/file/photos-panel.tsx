import { Panel } from "../../ui/office/panel.tsx";
import type { Sheet } from "../repair/sheet/query.ts";
import { FileGallery } from "./file-gallery.tsx";
import { PhotoPicker } from "./photo-picker.tsx";

type Props = { repair: Pick<Sheet, "id" | "photos" | "documents"> };

/** What was seen of a repair. */
export const PhotosPanel = ({ repair: { id, photos, documents } }: Props) => (
  <Panel title="Photos et documents">
    <FileGallery files={[...photos, ...documents]} />
    <PhotoPicker recipientType="repair" recipientID={id} />
  </Panel>
);
