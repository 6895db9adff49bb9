import { ActionIcon, Indicator } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconBell } from "@tabler/icons-react";
import { useEffect, useSyncExternalStore } from "react";
import { followNotifications } from "../../../platform/live.ts";
import { lazyDialog } from "../../../ui/office/lazy-part.tsx";
import { sayWhenWatched, showOutside } from "./outside.ts";
import {
  isUnread,
  keptNotifications,
  noteConnection,
  notificationList,
  receive,
  watchNotifications,
} from "./store.ts";

/** Wanted rarely: not in the first screen's weight. */
const Panel = lazyDialog(async () => (await import("./panel.tsx")).NotificationPanel);

export function Bell() {
  const [opened, { open, close }] = useDisclosure();
  const list = useSyncExternalStore(watchNotifications, notificationList);
  useEffect(() => {
    const stops = [follow(), sayWhenWatched()];
    return () => stops.forEach((stop) => stop());
  }, []);
  const unread = list.filter(isUnread).length;
  const label = unread === 0 ? "Notifications" : `Notifications, ${unreadText(unread)}`;
  return (
    <>
      <Indicator
        label={unread > 99 ? "99+" : unread}
        disabled={unread === 0}
        size={18}
        offset={6}
        color="red.7"
      >
        <ActionIcon
          variant="subtle"
          color="gray"
          c="inherit"
          size={44}
          aria-label={label}
          title={label}
          onClick={open}
        >
          <IconBell size={22} aria-hidden />
        </ActionIcon>
      </Indicator>
      {opened && <Panel close={close} />}
    </>
  );
}

const unreadText = (count: number): string => (count === 1 ? "1 non lue" : `${count} non lues`);

const follow = () =>
  followNotifications({
    since: () => keptNotifications().lastConnection || undefined,
    onHeard: noteConnection,
    onNotification: (data) => {
      const known = keptNotifications().lastConnection > 0;
      const received = receive(data);
      // The first connection brings what is past.
      if (received && known && isUnread(received)) void showOutside(received);
    },
  });
