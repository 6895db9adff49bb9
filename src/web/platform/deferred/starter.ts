/** The queue's own scripts are loaded once something waits: alone here, so that the first screen needs none of them. */

let load: (() => Promise<void>) | undefined;
let started: Promise<void> | undefined;

/** Tried again later when the scripts do not come. */
export function startWhenNeeded(): void {
  if (!load) return;
  started ??= load().catch(() => {
    started = undefined;
  });
}

/** `isNeeded`: something waits already, from a page before this one. */
export function prepareStart(how: () => Promise<void>, isNeeded: () => boolean): void {
  load = how;
  const look = (): void => {
    if (isNeeded()) startWhenNeeded();
  };
  addEventListener("online", look);
  look();
}
