/** The browser's own notification, when the person allowed it and looks elsewhere. */
import type { KeptNotification } from "./store.ts";

export const mayShowOutside = (): boolean =>
  typeof Notification === "function" && Notification.permission === "granted";

/** False on a telephone too: there the constructor exists and always throws. Shows nothing while nothing is allowed. */
export function canAskOutside(): boolean {
  if (typeof Notification !== "function") return false;
  return mayShowOutside() || shownAs("", {}) !== undefined;
}

/** Older ones come back with a network that was cut; they are in the list. */
const RECENT = 5 * 60_000;

export async function showOutside({ id, data, path, created_at }: KeptNotification): Promise<void> {
  const isOld = Date.now() - Date.parse(created_at) > RECENT;
  if (!mayShowOutside() || isOld || (await isWatched())) return;
  // The same tag in every tab: the browser shows it once.
  const shown = shownAs(data.title, { body: data.subtitle, tag: id });
  shown?.addEventListener("click", () => {
    shown.close();
    window.focus();
    location.assign(path);
  });
}

function shownAs(title: string, options: NotificationOptions): Notification | undefined {
  try {
    return new Notification(title, options);
  } catch {
    return undefined;
  }
}

/** The lock that each visible tab shares. */
const WATCHED = "etabli-watched";
const isVisible = (): boolean => document.visibilityState === "visible";
// Absent on an address that is not secure.
const locks = (): LockManager | undefined => navigator.locks;

/** In this tab or in another one. */
async function isWatched(): Promise<boolean> {
  if (isVisible()) return true;
  const held = (await locks()?.query())?.held ?? [];
  return held.some(({ name }) => name === WATCHED);
}

/** Lets the other tabs know while this one is visible; answers how to stop. */
export function sayWhenWatched(): () => void {
  let release: (() => void) | undefined;
  const follow = (): void => {
    release?.();
    release = isVisible() ? holdWatched() : undefined;
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    release?.();
    document.removeEventListener("visibilitychange", follow);
  };
}

function holdWatched(): () => void {
  const looking = Promise.withResolvers<void>();
  void locks()?.request(WATCHED, { mode: "shared" }, () => looking.promise);
  return looking.resolve;
}
