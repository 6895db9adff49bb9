/** The corner of the short messages: loaded after the first screen, which shows none (toast.ts). */
import {
  notifications,
  Notifications,
  notificationsStore,
  type NotificationData,
} from "@mantine/notifications";
import styles from "./toasts.module.css";

const LIMIT = 3;

/** The newest is always shown: beyond its limit the library would queue it, and its « Annuler » with it. */
export function show(toast: NotificationData): void {
  const [oldest, ...others] = notificationsStore.getState().notifications;
  if (oldest?.id && others.length >= LIMIT - 1) notifications.hide(oldest.id);
  notifications.show(toast);
}

export const { hide } = notifications;

export const Toasts = () => (
  <Notifications className={styles.corner} position="top-right" limit={LIMIT} />
);
