import { useEffect, useState } from "react";
import { parseInstant, type Instant } from "../../../domain/time.ts";
import type { TrackingProps } from "../props.ts";
import { useWhilePressed } from "../../ui/use-while-pressed.ts";
import { followSheet, supportsLive } from "./follow.ts";

export type Live = {
  props: TrackingProps;
  /** When something last changed under the reader's eyes; null while nothing has. */
  updated_at: Instant | null;
  connected: boolean;
  /** The browser is too old to receive changes as they happen; known once the page listens. */
  isOld: boolean;
};

/** The page's own state: refreshed after each event of the repair, and after each lost connection. */
export function useTracking(sent: TrackingProps): Live {
  const [live, setLive] = useState<Live>({
    props: sent,
    updated_at: null,
    connected: true,
    isOld: false,
  });
  useEffect(() => {
    const learn = (facts: Partial<Live>) => setLive((before) => ({ ...before, ...facts }));
    if (!supportsLive()) learn({ isOld: true });
    return followSheet({
      sheetid: sent.sheetid,
      onProps: (props) => learn({ props, updated_at: now(), connected: true }),
      onConnected: (connected) => learn({ connected }),
    });
  }, [sent.sheetid]);
  return useWhilePressed(live);
}

const now = (): Instant | null => parseInstant(new Date().toISOString()) ?? null;
