import { Button, Drawer, Group, SegmentedControl, Stack } from "@mantine/core";
import { IconChecks, IconSettings } from "@tabler/icons-react";
import { useState, useSyncExternalStore } from "react";
import { useAction } from "../../../platform/query.ts";
import { EmptyState } from "../../../ui/office/empty-state.tsx";
import { ChoicePanel } from "./choice-panel.tsx";
import { NotificationItem } from "./item.tsx";
import { NotificationPages } from "./pages.tsx";
import { office } from "../../../ui/office/styles.ts";
import styles from "./notification.module.css";
import { readNotifications } from "./query.ts";
import { isUnread, notificationList, watchNotifications } from "./store.ts";

const SHOWN = [
  { value: "todo", label: "À traiter" },
  { value: "all", label: "Toutes" },
];

export function NotificationPanel({ close }: { close: () => void }) {
  const list = useSyncExternalStore(watchNotifications, notificationList);
  const [shown, setShown] = useState("todo");
  const [choosing, setChoosing] = useState(false);
  const { act, busy } = useAction(readNotifications);
  const ids = list.filter(isUnread).map(({ id }) => id);
  const wanted = shown === "all" ? list : list.filter(({ done_at }) => !done_at);
  return (
    <Drawer
      opened
      onClose={close}
      position="right"
      size={440}
      title="Notifications"
      classNames={{
        inner: styles.drawer ?? "",
        title: office.modalTitle ?? "",
        close: office.modalClose ?? "",
      }}
      closeButtonProps={{ "aria-label": "Fermer" }}
    >
      <Stack gap="sm">
        <SegmentedControl
          fullWidth
          data={SHOWN}
          value={shown}
          onChange={setShown}
          aria-label="Notifications affichées"
        />
        <Group justify="space-between" gap={4}>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconChecks size={18} aria-hidden />}
            disabled={ids.length === 0}
            loading={busy}
            onClick={() => void act({ ids })}
          >
            Tout marquer comme lu
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            leftSection={<IconSettings size={18} aria-hidden />}
            aria-expanded={choosing}
            onClick={() => setChoosing(!choosing)}
          >
            Choisir
          </Button>
        </Group>
        {choosing && <ChoicePanel />}
        {wanted.length === 0 && (
          <EmptyState title="Rien à traiter">
            Une réservation, la réponse à un devis, une pièce reçue ou un message qui n’est pas
            parti paraîtront ici.
          </EmptyState>
        )}
        <NotificationPages
          list={wanted}
          line={(one) => <NotificationItem one={one} close={close} />}
        />
      </Stack>
    </Drawer>
  );
}
