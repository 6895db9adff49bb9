import { useEffect, useState } from "react";
import { parseInstant, type Instant } from "../../../domain/time.ts";
import type { TrackingProps } from "../props.ts";

export type Live = {
  props: TrackingProps;
  /** When something last changed under the reader's eyes; null while nothing has. */
  updated_at: Instant | null;
  connected: boolean;
  /** The browser is too old to receive changes as they happen; known once the page listens. */
  isOld: boolean;
};

/** How often a browser without server-sent events asks, in milliseconds. */
const POLL_EVERY = 60_000;
const supportsLive = (): boolean => typeof EventSource === "function";

/** The page's own state: refreshed after each event of the repair, and after each lost connection. */
export function useTracking(sent: TrackingProps): Live {
  const [live, setLive] = useState<Live>({
    props: sent,
    updated_at: null,
    connected: true,
    isOld: false,
  });
  useEffect(() => {
    const refresh = async () => {
      const props = await readState(sent.sheetid);
      if (props) setLive((before) => ({ ...before, props, updated_at: now(), connected: true }));
    };
    if (!supportsLive()) {
      setLive((before) => ({ ...before, isOld: true }));
      const timer = setInterval(() => void refresh(), POLL_EVERY);
      return () => clearInterval(timer);
    }
    let opened = false;
    const source = new EventSource(`/suivi/${sent.sheetid}/live`);
    source.addEventListener("open", () => {
      // What happened while the line was cut has no event of its own.
      if (opened) void refresh();
      opened = true;
      setLive((before) => ({ ...before, connected: true }));
    });
    source.addEventListener("error", () =>
      setLive((before) => ({ ...before, connected: !opened && navigator.onLine })),
    );
    for (const name of ["changed", "resync"]) source.addEventListener(name, () => void refresh());
    return () => source.close();
  }, [sent.sheetid]);
  return live;
}

const now = (): Instant | null => parseInstant(new Date().toISOString()) ?? null;

async function readState(sheetid: string): Promise<TrackingProps | undefined> {
  const headers = { accept: "application/json" };
  const response = await fetch(`/suivi/${sheetid}/state`, { headers }).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}
