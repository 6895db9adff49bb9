import { useEffect, useState } from "react";
import { callsInHand } from "./calls-in-hand.ts";
import { keptDrafts, type KeptDraft } from "./draft-store.ts";

/** The latest call that was cut short, but for those that another tab has in hand. */
export function useFormer(shop_id: string, isProposed: boolean) {
  const [former, setFormer] = useState(() => (isProposed ? keptDrafts(shop_id)[0] : undefined));
  useEffect(() => {
    if (!isProposed) return undefined;
    const opening = { isOver: false };
    void callsInHand().then((inHand) => {
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
