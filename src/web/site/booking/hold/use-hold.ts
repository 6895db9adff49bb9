import { useEffect, useState } from "react";
import { epochOf, type Instant } from "../../../../domain/time.ts";
import { isObject } from "../../json.ts";

export type Hold = { state: "waiting" | "confirmed" | "released"; minutes: number };

/** How often the page asks whether the link was pressed, perhaps on another device, in milliseconds. */
const ASK_EVERY = 10_000;
const MINUTE = 60_000;

/** What became of a booking that waits for its link, and how many minutes are left. */
export function useHold(sheetid: string, until: Instant): Hold {
  const [hold, setHold] = useState<Hold>({ state: "waiting", minutes: minutesTo(until) });
  const { state } = hold;
  useEffect(() => {
    if (state !== "waiting") return;
    const ask = async () => {
      const now = await readHold(sheetid);
      setHold((before) => ({ state: now ?? before.state, minutes: minutesTo(until) }));
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY);
    return () => clearInterval(timer);
  }, [sheetid, until, state]);
  return hold;
}

const minutesTo = (until: Instant): number =>
  Math.max(0, Math.ceil((epochOf(until) - Date.now()) / MINUTE));

/** Undefined while the line is cut. */
async function readHold(sheetid: string): Promise<Hold["state"] | undefined> {
  const headers = { accept: "application/json" };
  const response = await fetch(`/suivi/${sheetid}/state`, { headers }).catch(() => undefined);
  const body: unknown = response?.ok ? await response.json() : undefined;
  if (!isObject(body)) return undefined;
  if (!isObject(body.hold)) return "confirmed";
  return body.hold.state === "released" ? "released" : "waiting";
}
