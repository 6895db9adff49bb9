/** A client's page without a network: it says from when it is, and nothing is sent from it in vain. */
import { useEffect, useState } from "react";
import { formatMoment, toInstant, type Zone } from "../../../domain/time.ts";
import { isSparing } from "../../platform/connection.ts";
import { Button } from "../../ui/site/button.tsx";
import { DATE_ATTRIBUTE } from "../../worker/pages/kept-page.ts";
import styles from "./kept-notice.module.css";

export function KeptNotice({ zone }: { zone: Zone }) {
  const [at, setAt] = useState<number>();
  const [online, setOnline] = useState(true);
  const [unsent, setUnsent] = useState(false);
  useEffect(() => {
    keepThisPage();
    const kept = Number(document.documentElement.getAttribute(DATE_ATTRIBUTE));
    if (kept > 0) setAt(kept);
    // A page that came from the device had no line, whatever the browser believes.
    let hasLine = kept > 0 ? false : navigator.onLine;
    setOnline(hasLine);
    const look = () => {
      hasLine = navigator.onLine;
      setOnline(hasLine);
    };
    /** A form would leave the page for the browser's own error, and what was typed with it. */
    const hold = (event: SubmitEvent) => {
      if (hasLine) return;
      event.preventDefault();
      event.stopPropagation();
      setUnsent(true);
    };
    addEventListener("online", look);
    addEventListener("offline", look);
    document.addEventListener("submit", hold, { capture: true });
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
      document.removeEventListener("submit", hold, { capture: true });
    };
  }, []);
  if (at === undefined && online) return null;
  return (
    <div className={styles.notice} role="status">
      <p>
        <strong>{online ? "Le réseau est revenu." : "Hors-ligne."}</strong>{" "}
        {at !== undefined && `Page vue ${formatMoment(toInstant(at), zone)}.`}{" "}
        {unsent && "Rien n’est parti : envoyez de nouveau dès le retour du réseau."}
      </p>
      {at !== undefined && (
        <Button look="bare" onClick={() => location.reload()}>
          Actualiser
        </Button>
      )}
    </div>
  );
}

/** Silent where it is unsupported or refused; not on a slow or metered line. */
function keepThisPage(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator) || isSparing()) return;
  if (cameFromWorker()) return;
  const scope = location.pathname.replace(/[^/]*$/, "");
  navigator.serviceWorker.register("/pages-sw.js", { scope }).then(
    async () => tellFiles((await navigator.serviceWorker.ready).active),
    () => undefined,
  );
}

/**
 * The worker that answered for this page keeps it, and what it asks for. That one controls the page proves nothing: it
 * takes over, as soon as it is active, a page that was loaded without it.
 */
function cameFromWorker(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceResourceTiming && entry.workerStart > 0;
}

/** Tells the worker the files that are loaded already, and each one that finishes loading later. */
function tellFiles(worker: ServiceWorker | null): void {
  const tell = (entries: readonly PerformanceEntry[]) =>
    worker?.postMessage(entries.map(({ name }) => name));
  tell([]);
  new PerformanceObserver((seen) => tell(seen.getEntries())).observe({
    type: "resource",
    buffered: true,
  });
}
