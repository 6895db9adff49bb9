/** Follows one repair for its client: what it is now, after each change and after each lost connection. */
import { openStream } from "../../platform/live/stream.ts";
import type { TrackingProps } from "../props.ts";

type Follower = {
  sheetid: string;
  onProps: (props: TrackingProps) => void;
  /** Whether changes arrive as they happen. */
  onConnected: (connected: boolean) => void;
};

/** How often a browser without server-sent events asks, in milliseconds. */
const POLL_EVERY = 60_000;
/** How often any page asks: what a technician does elsewhere narrows the hour of this visit, and is no change of it. */
const ROUND_EVERY = 300_000;
export const supportsLive = (): boolean => typeof EventSource === "function";

/** Answers how to stop. */
export function followSheet({ sheetid, onProps, onConnected }: Follower): () => void {
  const refresh = async () => {
    const props = await readState(sheetid);
    if (props) onProps(props);
  };
  if (!supportsLive()) {
    const timer = setInterval(() => void refresh(), POLL_EVERY);
    return () => clearInterval(timer);
  }
  const timer = setInterval(() => void refresh(), ROUND_EVERY);
  const stop = openStream({
    url: () => `/suivi/${sheetid}/live`,
    since: () => undefined,
    onEvent: ({ name }) => void (name === "beat" || refresh()),
    onState: onConnected,
  });
  return () => {
    clearInterval(timer);
    stop();
  };
}

async function readState(sheetid: string): Promise<TrackingProps | undefined> {
  const headers = { accept: "application/json" };
  const response = await fetch(`/suivi/${sheetid}/state`, { headers }).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}
