import { useEffect, useLayoutEffect, useState, type ComponentType } from "react";
import { afterPaint } from "../after-paint.ts";
import { holdKeysForDialog } from "./keys/dialog-keys.ts";
import { tellFault } from "./notify.ts";

type LazyPart<Props extends object> = ComponentType<Props> & {
  load: () => Promise<ComponentType<Props>>;
  isLoaded: () => boolean;
};

/**
 * A part of a screen whose script is fetched when the part is first shown, or earlier by `load`. React's `lazy`
 * would throw a failed fetch at the nearest error boundary, which replaces the whole screen and the form that is
 * open on it. Here the failure is shown as a message, and the rest of the screen stays.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    if (!loaded) await backOnline();
    return (loaded ??= await fetchPart());
  };
  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      const show = (part: ComponentType<Props>) => setPart(() => part);
      return loadOnline({ load, isLoaded: () => loaded !== undefined }, show);
    }, []);
    return Part && <Part {...props} />;
  }
  return Object.assign(LazyPart, { load, isLoaded: () => loaded !== undefined });
}

/**
 * A dialog fetched when it is opened: the keys struck meanwhile are for it, and wait until it is there. One that is
 * fetched already is drawn after the browser has painted the answer to the click.
 */
export function lazyDialog<Props extends object>(
  fetchDialog: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const Dialog = lazyPart(fetchDialog);
  function LazyDialog(props: Props) {
    const [isDrawn, draw] = useState(() => !Dialog.isLoaded());
    useLayoutEffect(() => {
      return holdKeysForDialog();
    }, []);
    useEffect(() => {
      if (!isDrawn) afterPaint(() => draw(true));
    }, [isDrawn]);
    return isDrawn && <Dialog {...props} />;
  }
  return Object.assign(LazyDialog, { load: Dialog.load, isLoaded: Dialog.isLoaded });
}

/** The service worker, where there is one, holds every script of the office. */
const canFetch = (): boolean =>
  navigator.onLine || ("serviceWorker" in navigator && navigator.serviceWorker.controller !== null);

const backOnline = (): Promise<unknown> =>
  canFetch()
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener("online", resolve, { once: true }));

/**
 * Chromium never fetches a script again once a fetch of it has failed on the page, nor those that share a file
 * with it, so nothing is tried that cannot come. Returns how to give up.
 */
function loadOnline<Value>(
  { load, isLoaded }: { load: () => Promise<Value>; isLoaded: () => boolean },
  onLoaded: (value: Value) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const attempt = () =>
    load().then(
      (value) => signal.aborted || onLoaded(value),
      () => signal.aborted || tellFault(true),
    );
  if (isLoaded() || canFetch()) void attempt();
  else {
    tellFault(true);
    addEventListener("online", attempt, { once: true, signal });
  }
  return () => stop.abort();
}
