import { Text } from "@mantine/core";
import { useAction } from "../../platform/query.ts";
import { ConfirmButton } from "../../ui/office/confirm-button.tsx";
import { Panel } from "../../ui/office/panel.tsx";
import { FileGallery, type ShownFile } from "../file/file-gallery.tsx";
import { PhotoPicker } from "../file/photo-picker.tsx";
import { removeAttachment } from "./actions.ts";
import type { WholeQuote } from "./query.ts";
import { Allowed } from "../account/allowed.tsx";

type Props = { quote: Pick<WholeQuote, "id" | "files">; refresh: () => void };

/** What the shop keeps with a quote: a supplier's price, photos of the part. */
export const AttachmentsPanel = ({ quote: { id, files }, refresh }: Props) => (
  <Panel title="Pièces jointes">
    <Visibility />
    <FileGallery
      files={files}
      aside={(file) => (
        <Allowed action="edit-quote">
          <Remove file={file} refresh={refresh} />
        </Allowed>
      )}
    />
    <Allowed action="upload-file">
      <PhotoPicker recipientType="quote" recipientID={id} />
    </Allowed>
  </Panel>
);

/** Those of a quote that is not saved yet wait on this device. */
export const FirstAttachments = ({ recipientID }: { recipientID: string }) => (
  <Panel title="Pièces jointes">
    <Visibility />
    <PhotoPicker recipientType="quote" recipientID={recipientID} held />
  </Panel>
);

const Visibility = () => (
  <Text size="sm" c="dimmed" mb="sm">
    Pour l’atelier seulement : le client ne les voit pas.
  </Text>
);

function Remove({ file: { id, filename }, refresh }: { file: ShownFile; refresh: () => void }) {
  const { act, busy } = useAction(removeAttachment);
  const remove = async () => {
    if (await act({ id })) refresh();
  };
  return (
    <ConfirmButton
      variant="subtle"
      color="gray"
      size="compact-sm"
      loading={busy}
      aria-label={`Retirer ${filename}`}
      title="Retirer cette pièce jointe"
      why={`« ${filename} » est effacé et ne pourra pas être retrouvé. Le devis ne change pas.`}
      onConfirm={remove}
    >
      Retirer
    </ConfirmButton>
  );
}
