import { useEffect, useEffectEvent, useState, type KeyboardEvent } from "react";

/** Enter pressed before the answer waits for it: what an earlier search found is never chosen. */
export function useHasteGuard(
  behind: boolean,
  takeFirst: () => void,
  otherwise: (event: KeyboardEvent) => void,
) {
  const [hasty, setHasty] = useState(false);
  const settle = useEffectEvent(() => {
    setHasty(false);
    takeFirst();
  });
  useEffect(() => {
    if (hasty && !behind) settle();
  }, [hasty, behind]);
  return (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !behind) {
      setHasty(false);
      return otherwise(event);
    }
    event.preventDefault();
    setHasty(true);
  };
}
