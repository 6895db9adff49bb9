/** The browser's own notification, when the person allowed it and looks elsewhere. */
import type { KeptNotification } from "./store.ts";

export const mayShowOutside = (): boolean =>
  typeof Notification === "function" && Notification.permission === "granted";

/** Older ones come back with a network that was cut; they are in the list. */
const RECENT = 5 * 60_000;

export function showOutside({ id, data, path, created_at }: KeptNotification): void {
  const isOld = Date.now() - Date.parse(created_at) > RECENT;
  if (!mayShowOutside() || document.visibilityState === "visible" || isOld) return;
  // The same tag in every tab: the browser shows it once.
  const shown = new Notification(data.title, { body: data.subtitle, tag: id });
  shown.addEventListener("click", () => {
    shown.close();
    window.focus();
    location.assign(path);
  });
}
