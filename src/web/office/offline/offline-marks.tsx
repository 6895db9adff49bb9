import { Button, Group, Text } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { IconCloudOff } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import { formatTime, toInstant } from "../../../domain/time.ts";
import { keptFrom, watchKept } from "../../platform/kept/reads.ts";
import { useZone } from "../shop/use-shop.ts";
import { newVersion, takeNewVersion, watchNewVersion } from "./worker.ts";

/** Without network, and from when what is on screen is. */
export function Offline() {
  const { online } = useNetwork();
  const from = useSyncExternalStore(watchKept, keptFrom);
  if (online && from === undefined) return null;
  return (
    <Group gap={4} wrap="nowrap" role="status">
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

/** A new version is taken when the person says so. */
export function NewVersion() {
  const version = useSyncExternalStore(watchNewVersion, newVersion);
  if (!version) return null;
  return (
    <Button
      size="xs"
      variant="default"
      title="Une nouvelle version d’Établi est prête"
      onClick={takeNewVersion}
    >
      Mettre à jour
    </Button>
  );
}
