/**
 * A script that no longer exists (a new version was put in place) is cured by one reload, at most
 * once per 60 seconds (specification §8).
 */
const RELOADED_KEY = "etabli.reloaded-at";
const AT_MOST_EVERY = 60_000;

/** Epoch milliseconds; `last` is NaN when the page never reloaded. */
export const mayReload = (last: number, now: number): boolean => !(now - last < AT_MOST_EVERY);

export function watchChunkFailures(): void {
  addEventListener("vite:preloadError", (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}

function reloadOnce(): boolean {
  // Without a line no version is new, and a reload would only lose the page.
  if (!navigator.onLine) return false;
  const now = Date.now();
  const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? Number.NaN);
  if (!mayReload(last, now)) return false;
  sessionStorage.setItem(RELOADED_KEY, String(now));
  location.reload();
  return true;
}
