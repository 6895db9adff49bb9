/** Shows a short message once its script is there; without the network, not at all. */
import type { NotificationData } from "@mantine/notifications";

type Corner = typeof import("./toasts.tsx");

const withCorner = (use: (corner: Corner) => void): void =>
  void import("./toasts.tsx").then(use, () => undefined);

export const showToast = (toast: NotificationData): void => withCorner(({ show }) => show(toast));
export const hideToast = (id: string): void => withCorner(({ hide }) => void hide(id));
