import { useLayoutEffect, useState } from "react";

/** For a dialog that exists only while it is open: when it goes, what had the focus before it has it again. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [before]);
}
