import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { hasContent, type WizardDraft } from "../../../../domain/repair/wizard/draft.ts";
import type { Lapsed } from "../../../../domain/repair/wizard/revisit.ts";
import { selectedShop } from "../../../platform/acting-shop.ts";
import { useRead } from "../../../platform/query.ts";
import { dropUploads } from "../../../platform/upload-queue.ts";
import { useZone } from "../../shop/use-shop.ts";
import { aboutRepair, begun, forClient, takenUp } from "./draft/start.ts";
import { holdDraft } from "./draft/locks.ts";
import { dropDraft, keepDraft, keptDrafts, type KeptDraft } from "./draft/store.ts";
import type { WizardStart } from "./open-wizard.ts";
import { useFormer } from "./draft/use-unfinished-draft.ts";
import { useRevisit } from "./draft/use-revalidation.ts";
import { startClientQuery, startRepairQuery } from "./query.ts";
import { useSkilledPeople } from "./use-skilled-people.ts";
import { turn, type Change, type Turn, type WizardState } from "./reducer.ts";

export type Wizard = {
  state: WizardState;
  turn: (action: Turn) => void;
  /** The shop for which the call began: nothing of it leaves for another one. */
  shop_id: string;
  /** What a former call left, until it is taken up or left aside. */
  former: KeptDraft | undefined;
  takeUp: () => void;
  /** The former call is abandoned, its photos with it; the one in hand stays. */
  leaveAside: () => void;
  /** What the call taken up spoke of and is no more. */
  lapsed: readonly Lapsed[];
  /** This call is abandoned for a new one. */
  startOver: () => void;
  /** Nothing is left of it on this device. */
  forget: () => void;
};

/**
 * The call on screen, kept on this device as it goes. What a former call left is proposed; the one-page
 * form takes it up at once, since one comes there from the wizard.
 */
export function useWizard(
  start: WizardStart,
  formerCall: "propose" | "take up" = "propose",
): Wizard {
  const [shop_id] = useState(() => selectedShop() ?? "");
  const zone = useZone();
  const isTaken = formerCall === "take up";
  const [former, forgetFormer] = useFormer(shop_id, !isTaken);
  const [first] = useState(() => (isTaken ? keptDrafts(shop_id)[0] : undefined));
  const [taken, setTaken] = useState(first?.draft);
  const [state, dispatch] = useReducer(turn, undefined, () => first ?? begun(start, zone));
  const keeping = useKeeping(shop_id, state);
  useStart(start, dispatch);
  useSkilledPeople(start, state.draft, (make) => dispatch({ type: "change", make }));
  const lapsed = useRevisit(taken, (make) => dispatch({ type: "change", make }));

  const replace = (next: WizardState) => dispatch({ type: "replace", state: next });
  return {
    state,
    turn: dispatch,
    shop_id,
    former,
    lapsed,
    takeUp: () => {
      if (former) replace(takenUp(former, start, zone));
      setTaken(former?.draft);
      forgetFormer();
    },
    leaveAside: () => {
      if (former) abandon(shop_id, former.draft);
      forgetFormer();
    },
    startOver: () => {
      abandon(shop_id, state.draft);
      setTaken(undefined);
      replace(begun(start, zone));
    },
    forget: keeping.stop,
  };
}

/** Kept on this device as it goes, and held against other tabs, until nothing is left to keep. */
function useKeeping(shop_id: string, state: WizardState): { stop: () => void } {
  const { repair_id } = state.draft;
  // What settles after the creation (photos that leave) makes no draft of it again.
  const over = useRef("");
  useEffect(() => {
    return holdDraft(repair_id);
  }, [repair_id]);
  useEffect(() => {
    if (hasContent(state.draft) && over.current !== state.draft.repair_id)
      keepDraft(shop_id, state);
  }, [shop_id, state]);
  const stop = () => {
    over.current = repair_id;
    dropDraft(shop_id, repair_id);
  };
  return { stop };
}

function abandon(shop_id: string, { repair_id }: WizardDraft): void {
  dropDraft(shop_id, repair_id);
  dropUploads(repair_id);
}

/** The client or the open repair that the wizard was opened for, as soon as they are known. */
function useStart({ client_id, repair_id }: WizardStart, dispatch: (action: Turn) => void): void {
  const { data: found } = useRead({
    query: startClientQuery,
    variables: { client_id: client_id ?? "" },
    nouns: [],
    pause: !client_id,
  });
  const { data: opened } = useRead({
    query: startRepairQuery,
    variables: { id: repair_id ?? "" },
    nouns: [],
    pause: !repair_id,
  });
  const client = found?.client;
  const repair = opened?.repair;
  const change = useEffectEvent((make: Change) => dispatch({ type: "change", make }));
  useEffect(() => {
    if (client) change(forClient(client));
  }, [client]);
  useEffect(() => {
    if (repair) change(aboutRepair(repair));
  }, [repair]);
}
