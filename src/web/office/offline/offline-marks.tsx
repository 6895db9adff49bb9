import { Button, Group, Text } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { IconCloudOff } from "@tabler/icons-react";
import { useState, useSyncExternalStore } from "react";
import { formatTime, toInstant } from "../../../domain/time.ts";
import { deferredCount, watchDeferredCount } from "../../platform/deferred/count.ts";
import { keptFrom, watchKept } from "../../platform/kept/reads.ts";
import { useSession } from "../../platform/use-session.ts";
import { lazyPart } from "../../ui/office/lazy-part.tsx";
import { useZone } from "../shop/use-shop.ts";
import { newVersion, takeNewVersion, watchNewVersion } from "./worker.ts";

/** Without network, and from when what is on screen is. */
export function Offline() {
  const { online } = useNetwork();
  const from = useSyncExternalStore(watchKept, keptFrom);
  if (online && from === undefined) return null;
  return (
    <Group gap={4} wrap="nowrap" role="status" data-offline>
      <IconCloudOff size={20} aria-hidden />
      <div>
        <Text size="sm" fw={600} lh={1.2}>
          Hors-ligne
        </Text>
        {from !== undefined && <Since at={from} />}
      </div>
    </Group>
  );
}

function Since({ at }: { at: number }) {
  const zone = useZone();
  return (
    <Text size="xs" lh={1.2}>
      {`vu à ${formatTime(toInstant(at), zone)}`}
    </Text>
  );
}

/** Most days nothing waits: its button comes when something does. */
const WaitingButton = lazyPart(async () => (await import("./waiting-button.tsx")).WaitingButton);

/** What was done on this device and has not left yet. */
export function WaitingActs() {
  const account_id = useSession()?.me.id;
  const count = useSyncExternalStore(watchDeferredCount, () => deferredCount(account_id));
  // Its list stays open when the last act leaves.
  const [wasShown, setShown] = useState(false);
  if (count.all > 0 && !wasShown) setShown(true);
  return wasShown && <WaitingButton count={count} />;
}

/** A new version is taken when the person says so. */
export function NewVersion() {
  const version = useSyncExternalStore(watchNewVersion, newVersion);
  const [taking, setTaking] = useState(false);
  if (!version) return null;
  const take = async () => {
    setTaking(true);
    await takeNewVersion();
    // The browser asks before it reloads a page with unsaved input: after « Annuler » the button is there again.
    setTaking(false);
  };
  return (
    <Button
      size="xs"
      variant="default"
      title="Une nouvelle version d’Établi est prête"
      loading={taking}
      onClick={() => void take()}
    >
      Mettre à jour
    </Button>
  );
}
