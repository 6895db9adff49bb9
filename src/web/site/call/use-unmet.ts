import { useEffect, useState } from "react";
import type { RoomView } from "../../call/room.ts";

/** Milliseconds without a word from the other side: the call may not come about, and there is another way. */
const PATIENCE = 15_000;

/** True once nobody was reached for a while: the shop is not there, or no line between the two holds. */
export function useUnmet({ standing, quality }: Pick<RoomView, "standing" | "quality">): boolean {
  const isAlone = standing === "in" && (quality === undefined || quality === "cut");
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isAlone) return undefined;
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isAlone]);
  return isLong;
}
