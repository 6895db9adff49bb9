import { useEffect, useEffectEvent, useState } from "react";
import type { WizardDraft } from "../../../../../domain/repair/wizard/draft.ts";
import {
  revisited,
  type Lapsed,
  type Present,
} from "../../../../../domain/repair/wizard/revisit.ts";
import { toInstant } from "../../../../../domain/time.ts";
import { useRead } from "../../../../platform/query.ts";
import { useShop } from "../../../shop/use-shop.ts";
import { startClientQuery, startRepairQuery } from "../query.ts";
import type { Change } from "../reducer.ts";

/**
 * A call taken up again is held against the shop of today, once: what is no more leaves the draft and is
 * told. Without an answer the draft stays as it was, and the server has the last word.
 */
export function useRevisit(
  taken: WizardDraft | undefined,
  change: (make: Change) => void,
): readonly Lapsed[] {
  const [lapsed, setLapsed] = useState<readonly Lapsed[]>([]);
  const present = usePresent(taken);
  const revisit = useEffectEvent(() => {
    if (!taken || !present) return;
    setLapsed(revisited(taken, present).lapsed);
    change((draft) => revisited(draft, present).draft);
  });
  const isKnown = present !== undefined;
  useEffect(() => {
    if (isKnown) revisit();
  }, [isKnown]);
  return taken ? lapsed : [];
}

/** Undefined until everything that the call speaks of was asked and answered. */
function usePresent(taken: WizardDraft | undefined): Present | undefined {
  const users = useShop()?.users;
  const client_id = taken?.client?.id ?? "";
  const repair_id = taken?.thing?.type === "repair" ? taken.thing.repair_id : "";
  const found = useRead({
    query: startClientQuery,
    variables: { client_id },
    nouns: [],
    pause: client_id === "",
  });
  const opened = useRead({
    query: startRepairQuery,
    variables: { id: repair_id },
    nouns: [],
    pause: repair_id === "",
  });
  const isAsked =
    (client_id === "" || (found.data && !found.late)) &&
    (repair_id === "" || (opened.data && !opened.late));
  if (!taken || !users || !isAsked) return undefined;
  return {
    client: found.data?.client ?? null,
    isRepairOpen: opened.data?.repair?.archived === false,
    user_ids: users.map(({ id }) => id),
    now: toInstant(Date.now()),
  };
}
