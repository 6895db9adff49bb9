import { toInstant, type Instant } from "../../../../domain/time.ts";
import { useNow } from "../../../ui/use-now.ts";
import { useZone } from "../../shop/use-shop.ts";
import { seenText } from "./last-seen.ts";

/** Asked once for a whole list: a clock and a shop for each row would weigh more than the row. */
export function useSeenText(): (seen: Instant) => string {
  const zone = useZone();
  const now = toInstant(useNow());
  return (seen) => seenText(seen, now, zone);
}
