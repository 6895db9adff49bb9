/** Registers the service worker, and says when a new version of the office waits to be taken. */

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

export const newVersion = (): ServiceWorker | undefined => waiting;
export function watchNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Silently ignored where it is unsupported or refused (specification §9); never while developing. */
export function registerWorker(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const register = (): void =>
    void navigator.serviceWorker.register("/sw.js").then(follow, () => undefined);
  // The first screen has the line to itself.
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

/** `register` resolves to undefined where a browser tool blocks service workers. */
function follow(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  const look = (): void => {
    // The very first worker replaces no version.
    waiting = navigator.serviceWorker.controller ? (registration.waiting ?? undefined) : undefined;
    for (const listener of listeners) listener();
  };
  look();
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", look),
  );
}

/** Milliseconds. A browser activates the new worker only once the old one has answered all its requests. */
const PATIENCE = 4_000;

/**
 * Loads the page again with the new version; a page that holds unsaved input asks first, as at any leaving. While there
 * is a network the old worker loads the newest page too, so the new worker is not waited for longer than that.
 */
export async function takeNewVersion(): Promise<void> {
  const taken = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    setTimeout(resolve, PATIENCE);
  });
  waiting?.postMessage("take-over");
  await taken;
  location.reload();
}
