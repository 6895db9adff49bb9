import { useLayoutEffect, useState } from "react";

type Place = {
  /** What had the focus before the dialog, and the dialog around it. */
  before: Element | null;
  around: Element | null | undefined;
  /** That of the dialog which was open before this one: under it, or replaced by it. */
  former: Place | undefined;
};
const open: Place[] = [];

/**
 * For a dialog that exists only while it is open: when it goes, what had the focus before it has it again. Where that is
 * gone, the dialog around it; where this one took the place of another, what had the focus before that one.
 */
export function useReturnFocus(): void {
  const [place] = useState<Place>(() => {
    const before = document.activeElement;
    return { before, around: before?.closest("[role=dialog]"), former: open.at(-1) };
  });
  useLayoutEffect(() => {
    open.push(place);
    return () => {
      open.splice(open.indexOf(place), 1);
      giveBack(place);
    };
  }, [place]);
}

function giveBack({ before, around, former }: Place): void {
  const left = [before, around].find((element) => element?.isConnected);
  if (left instanceof HTMLElement) left.focus();
  else if (former) giveBack(former);
}
