/**
 * A script that no longer exists (a new version was put in place) is cured by one reload, at most
 * once per 60 seconds (specification §8).
 */
const RELOADED_KEY = "etabli.reloaded-at";
const AT_MOST_EVERY = 60_000;
/** Milliseconds after the network came back, in which a fetch may still fail because it was cut. */
const AFTER_A_CUT = 30_000;

/** Epoch milliseconds; `last` is NaN when the page never reloaded. */
export const mayReload = (last: number, now: number): boolean => !(now - last < AT_MOST_EVERY);

/** `back`: epoch milliseconds at which the network last came back; NaN when it was never lost. */
export const mayBeCut = (back: number, now: number): boolean => now - back < AFTER_A_CUT;

let back = Number.NaN;

export function watchChunkFailures(): void {
  addEventListener("online", () => {
    back = Date.now();
  });
  addEventListener("vite:preloadError", () => void reloadOnce());
}

const mayReloadNow = (): boolean => {
  // Without a network no version is new, and a reload would only lose the page.
  if (!navigator.onLine || mayBeCut(back, Date.now())) return false;
  return mayReload(Number(sessionStorage.getItem(RELOADED_KEY) ?? Number.NaN), Date.now());
};

/** A page reloaded while the server restarts would be replaced by the browser's own error page. */
export async function reloadOnce(): Promise<void> {
  if (!mayReloadNow()) return;
  const answer = await fetch("/healthz").catch(() => undefined);
  if (!answer?.ok || !mayReloadNow()) return;
  sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  location.reload();
}
