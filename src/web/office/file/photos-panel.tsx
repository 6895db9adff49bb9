import { Button } from "@mantine/core";
import { IconDeviceMobile, IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { lazyDialog } from "../../ui/office/lazy-part.tsx";
import { Panel } from "../../ui/office/panel.tsx";
import { office } from "../../ui/office/styles.ts";
import type { Sheet } from "../repair/sheet/query.ts";
import { FileGallery, type ShownFile } from "./file-gallery.tsx";
import { ShareSwitch } from "./share-switch.tsx";
import { PhotoTag } from "./photo-tag.tsx";
import { PhotoPicker } from "./photo-picker.tsx";
import styles from "./photos.module.css";
import { useMay } from "../account/allowed.tsx";

const CameraDialog = lazyDialog(
  async () => (await import("./camera/camera-dialog.tsx")).CameraDialog,
);

const DrawingDialog = lazyDialog(
  async () => (await import("./drawing/drawing-dialog.tsx")).DrawingDialog,
);

type Props = { repair: Pick<Sheet, "id" | "photos" | "documents"> };

/** What was seen of a repair. */
export function PhotosPanel({ repair: { id, photos, documents } }: Props) {
  const mayAdd = useMay("upload-file");
  const [open, setOpen] = useState(false);
  const [drawn, draw] = useState<ShownFile>();
  return (
    <Panel title="Photos et documents">
      <FileGallery
        files={[...photos, ...documents]}
        {...(mayAdd && { legend: (photo: ShownFile) => <PhotoTag photo={photo} /> })}
        aside={(file) =>
          file.thumbnail &&
          mayAdd && (
            <>
              <ShareSwitch photo={file} />
              <Button
                variant="subtle"
                size="compact-sm"
                px={4}
                className={office.noPrint}
                leftSection={<IconPencil size={16} aria-hidden />}
                aria-label={`Dessiner sur ${file.filename}`}
                onClick={() => draw(file)}
              >
                Dessiner
              </Button>
            </>
          )
        }
      />
      {mayAdd && (
        <>
          <PhotoPicker recipientType="repair" recipientID={id} />
          <Button
            variant="default"
            mt={8}
            visibleFrom="sm"
            className={`${office.noPrint} ${styles.fromPhone}`}
            leftSection={<IconDeviceMobile size={20} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            Avec un téléphone
          </Button>
        </>
      )}
      {drawn && <DrawingDialog repair_id={id} photo={drawn} onClose={() => draw(undefined)} />}
      {open && (
        <CameraDialog repair_id={id} photos={photos.length} onClose={() => setOpen(false)} />
      )}
    </Panel>
  );
}
