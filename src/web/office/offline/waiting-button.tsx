import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconCloudUp } from "@tabler/icons-react";
import type { DeferredCount } from "../../platform/deferred/count.ts";
import { lazyDialog } from "../../ui/office/lazy-part.tsx";
import { waitingText } from "./waiting-text.ts";

const WaitingDrawer = lazyDialog(async () => (await import("./waiting-drawer.tsx")).WaitingDrawer);

/** How many acts wait; it opens their list. */
export function WaitingButton({ count }: { count: DeferredCount }) {
  const [opened, { open, close }] = useDisclosure();
  const text = waitingText(count);
  const isUrgent = count.toDecide > 0;
  return (
    <>
      {count.all > 0 && (
        <Button
          size="xs"
          px={8}
          flex="none"
          variant={isUrgent ? "filled" : "default"}
          color={isUrgent ? "red" : "gray"}
          leftSection={<IconCloudUp size={18} aria-hidden />}
          aria-label={text}
          title={text}
          onClick={open}
        >
          {count.all}
        </Button>
      )}
      {opened && <WaitingDrawer close={close} />}
    </>
  );
}
