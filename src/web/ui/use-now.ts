import { useEffect, useState } from "react";

const EVERY = 30_000;

/** Epoch milliseconds, moving every half minute: enough for an hour line. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY);
    return () => clearInterval(timer);
  }, []);
  return now;
}
