/** Reads the code of a rating plate with the camera, or in a photo; what was read is confirmed first. */
import { Alert, Button, FileButton, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { readCode, type ReadCode } from "./barcode.ts";
import { codeRead, type CodeField } from "./scan-words.ts";
import { useCamera } from "./use-camera.ts";
import styles from "./appliance.module.css";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = { onClose: () => void; onRead: (field: CodeField, text: string) => void };

export function SerialScanner({ onClose, onRead }: Props) {
  const [code, setCode] = useState<ReadCode>();
  return (
    <Dialog onClose={onClose} title="Lire l’étiquette" size="md">
      {code ? (
        <Confirm code={code} again={() => setCode(undefined)} onRead={onRead} />
      ) : (
        <Aim onFound={setCode} />
      )}
    </Dialog>
  );
}

function Aim({ onFound }: { onFound: (code: ReadCode) => void }) {
  const { video, fault } = useCamera(onFound);
  const [unread, setUnread] = useState(false);
  const readPhoto = async (photo: File | null) => {
    const picture = photo && (await createImageBitmap(photo).catch(() => undefined));
    const code = picture ? await readCode(picture) : undefined;
    setUnread(photo !== null && !code);
    if (code) onFound(code);
  };
  return (
    <Stack gap="sm">
      {fault ? (
        <Alert color="yellow">{fault}</Alert>
      ) : (
        <>
          <video ref={video} className={styles.scanView} muted playsInline aria-hidden />
          <Text size="sm">
            Placez le code-barres ou le QR code de l’étiquette dans l’image, bien éclairé.
          </Text>
        </>
      )}
      {unread && (
        <Alert color="yellow" role="alert">
          Aucun code ne se lit sur cette photo. Essayez de plus près, ou saisissez le numéro.
        </Alert>
      )}
      <FileButton accept="image/*" onChange={(photo) => void readPhoto(photo)}>
        {(props) => (
          <Button {...props} variant="default">
            Choisir une photo de l’étiquette
          </Button>
        )}
      </FileButton>
    </Stack>
  );
}

type ConfirmProps = { code: ReadCode; again: () => void; onRead: Props["onRead"] };

function Confirm({ code, again, onRead }: ConfirmProps) {
  const { text, field, format } = codeRead(code);
  const [chosen, setChosen] = useState<CodeField>(field);
  const main = useRef<HTMLButtonElement>(null);
  // The step before is gone with the focus it held.
  useEffect(() => {
    main.current?.focus();
  }, []);
  return (
    <Stack gap="sm">
      <div role="status">
        <Text size="sm" c="dimmed">
          Lu, {format}
        </Text>
        <Text size="lg" fw={650} className={styles.scanText}>
          {text}
        </Text>
      </div>
      <SegmentedControl<CodeField>
        aria-label="Ce numéro est"
        value={chosen}
        onChange={setChosen}
        data={[
          { value: "gtin", label: "Réf" },
          { value: "serial", label: "N° série" },
        ]}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={again}>
          Lire à nouveau
        </Button>
        <Button ref={main} onClick={() => onRead(chosen, text)}>
          Reprendre ce numéro
        </Button>
      </Group>
    </Stack>
  );
}
