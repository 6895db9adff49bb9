import { Button, Group, Text } from "@mantine/core";
import { useDisclosure, useNetwork } from "@mantine/hooks";
import { IconCloudOff, IconCloudUp } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import { formatTime, toInstant } from "../../../domain/time.ts";
import { deferredCount, watchDeferredCount } from "../../platform/deferred/count.ts";
import { keptFrom, watchKept } from "../../platform/kept/reads.ts";
import { useSession } from "../../platform/use-session.ts";
import { lazyDialog } from "../../ui/office/lazy-part.tsx";
import { useZone } from "../shop/use-shop.ts";
import { waitingText } from "./waiting-text.ts";
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

/** After the first screen: most days nothing waits. */
const WaitingDrawer = lazyDialog(async () => (await import("./waiting-drawer.tsx")).WaitingDrawer);

/** What was done on this device and has not left yet; it opens the list. */
export function WaitingActs() {
  const account_id = useSession()?.me.id;
  const { all, toDecide } = useSyncExternalStore(watchDeferredCount, () =>
    deferredCount(account_id),
  );
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      {all > 0 && (
        <Button
          size="xs"
          px={8}
          variant={toDecide > 0 ? "filled" : "default"}
          color={toDecide > 0 ? "red" : "gray"}
          leftSection={<IconCloudUp size={18} aria-hidden />}
          aria-label={waitingText({ all, toDecide })}
          title={waitingText({ all, toDecide })}
          onClick={open}
        >
          {all}
        </Button>
      )}
      {opened && <WaitingDrawer close={close} />}
    </>
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
