import { useEffect, useState } from "react";
import { draftsInHand } from "./locks.ts";
import { keptDrafts, type KeptDraft } from "./store.ts";

/** The latest draft, but for those that another tab has in hand. */
export function useFormer(shop_id: string, isProposed: boolean) {
  const [former, setFormer] = useState(() => (isProposed ? keptDrafts(shop_id)[0] : undefined));
  useEffect(() => {
    if (!isProposed) return undefined;
    const opening = { isOver: false };
    void draftsInHand().then((inHand) => {
      if (opening.isOver) return;
      setFormer((shown) => shown && keptDrafts(shop_id).find(isFree(inHand)));
    });
    return () => {
      opening.isOver = true;
    };
  }, [shop_id, isProposed]);
  return [former, () => setFormer(undefined)] as const;
}

const isFree =
  (inHand: ReadonlySet<string>) =>
  ({ draft }: KeptDraft): boolean =>
    !inHand.has(draft.repair_id);
