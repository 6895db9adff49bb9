import type { WizardDraft } from "../../../../../domain/repair/wizard/draft.ts";
import { toInstant } from "../../../../../domain/time.ts";
import { useRead } from "../../../../platform/query.ts";
import { useZone } from "../../../shop/use-shop.ts";
import { slotsAsked, slotsNeed, wantsSlots } from "./slot-search.ts";
import { slotsQuery } from "../query.ts";

/** Slot availability needs location Chez le client, a client address and an appliance with a main category. */
export function useSlots(draft: WizardDraft) {
  const zone = useZone();
  const isWanted = wantsSlots(draft);
  const isPossible = isWanted && slotsNeed(draft) === undefined;
  const read = useRead({
    query: slotsQuery,
    variables: { input: slotsAsked(draft, toInstant(Date.now()), zone) },
    nouns: ["event"],
    pause: !isPossible,
  });
  return { isWanted, isPossible, read, found: isPossible ? read.data?.freeSlots : undefined };
}
