import { useEffect, useEffectEvent } from "react";
import { useClient } from "urql";
import { toInstant } from "../../../domain/time.ts";
import { actsForAnother } from "../../platform/acting-shop.ts";
import { isSparing } from "../../platform/connection.ts";
import { useSession } from "../../platform/use-session.ts";
import { useZone } from "../shop/use-shop.ts";

/** Milliseconds: the morning's first screen, and what was planned since. */
const EVERY = 30 * 60_000;
/** Milliseconds after which the first screen has all that it asked for. */
const AFTER = 5_000;

/** Reads the technician's day ahead, by itself; not on a slow or metered line (specification §9). */
export function usePreparedDay(): void {
  const client = useClient();
  const zone = useZone();
  const me = useSession()?.me;
  const isOnTheRoad = me?.role === "TECHNICIAN";
  const prepare = useEffectEvent(async () => {
    if (!me || !navigator.onLine || isSparing() || actsForAnother()) return;
    const { prepareDay } = await import("./prepare-day.ts");
    await prepareDay(client, { user_id: me.id, now: toInstant(Date.now()), zone });
  });
  useEffect(() => {
    if (!isOnTheRoad) return undefined;
    const begin = (): void => void prepare().catch(() => undefined);
    const first = setTimeout(begin, AFTER);
    const timer = setInterval(begin, EVERY);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isOnTheRoad]);
}
