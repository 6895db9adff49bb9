import { useEffect, useState } from "react";

const EVERY = 30_000;

/** Epoch milliseconds, moving every half minute: enough for an hour line. `every` in milliseconds. */
export function useNow(every = EVERY): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
