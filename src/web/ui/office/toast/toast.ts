/** Shows a short message once its script is there; without the network, not at all. */
import type { NotificationData } from "@mantine/notifications";

type Store = typeof import("./toasts.tsx").notifications;

const withStore = (use: (store: Store) => void): void =>
  void import("./toasts.tsx").then(
    ({ notifications }) => use(notifications),
    () => undefined,
  );

export const showToast = (toast: NotificationData): void => withStore((store) => store.show(toast));
export const hideToast = (id: string): void => withStore((store) => store.hide(id));
