/** The corner of the short messages: loaded after the first screen, which shows none (toast.ts). */
import { Notifications } from "@mantine/notifications";

export { notifications } from "@mantine/notifications";

export const Toasts = () => <Notifications position="top-right" limit={3} />;
