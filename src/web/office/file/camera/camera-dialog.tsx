import { Button, Center, Loader, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { epochOf, type Instant } from "../../../../domain/time.ts";
import { graphql } from "../../../platform/graphql.ts";
import { useAction } from "../../../platform/query.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";
import { useNow } from "../../../ui/use-now.ts";
import { codeOf, type Code } from "../../repair/sheet/paper/code.ts";
import styles from "./camera.module.css";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

const openCamera = graphql(
  `
    mutation openCamera($repair_id: ID!) {
      result: openCamera(repair_id: $repair_id) {
        __typename
        ... on Camera {
          url
          expires_at
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

type Props = { repair_id: string; photos: number; onClose: () => void };
type Shown = { url: string; expires_at: Instant; code: Code };

/** The code that makes any telephone the camera of this sheet for two minutes. */
export function CameraDialog({ repair_id, photos, onClose }: Props) {
  const [before] = useState(photos);
  const { act, busy } = useAction(openCamera);
  const [shown, setShown] = useState<Shown>();
  const open = async () => {
    const camera = await act({ repair_id });
    if (camera) setShown({ ...camera, code: await codeOf(camera.url) });
  };
  useEffect(() => {
    void open();
    // Once, when the dialog opens; again by the button only.
  }, [repair_id]);
  const arrived = photos - before;
  return (
    <Dialog onClose={onClose} title="Photographier avec un téléphone">
      <Stack align="center" gap="md">
        {shown ? (
          <ShownCode {...shown} onRenew={open} busy={busy} />
        ) : (
          <Center h={240}>
            <Loader />
          </Center>
        )}
        <Text role="status" fw={600}>
          {arrived > 0 && (arrived === 1 ? "1 photo reçue" : `${arrived} photos reçues`)}
        </Text>
        <Button variant="default" onClick={onClose}>
          Terminer
        </Button>
      </Stack>
    </Dialog>
  );
}

type CodeProps = Shown & { onRenew: () => void; busy: boolean };

function ShownCode({ url, expires_at, code, onRenew, busy }: CodeProps) {
  const seconds = Math.ceil((epochOf(expires_at) - useNow(1_000)) / 1000);
  if (seconds <= 0)
    return (
      <>
        <Text>Les deux minutes sont passées.</Text>
        <Button loading={busy} onClick={onRenew}>
          Nouveau code
        </Button>
      </>
    );
  return (
    <>
      <Text ta="center">
        Scannez ce code : le téléphone devient l’appareil photo de cette fiche, et d’elle seule.
      </Text>
      <svg
        className={styles.code}
        viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`}
        role="img"
        aria-label={`Code QR vers ${url}`}
      >
        <path d={code.path} />
      </svg>
      <Text size="sm" c="dimmed">
        {`Valable encore ${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`}
      </Text>
    </>
  );
}
