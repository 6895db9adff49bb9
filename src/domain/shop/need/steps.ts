/** The questions from a fault to the shops that repair it, one a page: each answer leads to what is not yet known. */
import { dangerOf } from "../../catalogue/safety/danger.ts";
import { choose, isComplete, openTunnel, type Tunnel } from "../../catalogue/tree/tunnel.ts";
import { needIn, tunnelOf, type Need } from "./need.ts";

/** As the address writes them. */
export const FINDER_STEPS = ["appareil", "panne", "lieu"] as const;
export type FinderStep = (typeof FINDER_STEPS)[number];
/** What the visitor is led to: a question, or the shops. */
export type Way = { need: Need; step: FinderStep | null };
type Asked = { need: Need; step: string; hasPlace: boolean };

/**
 * The question to show; null for the shops. What is wrong is asked of a known appliance only, until it is said: by the
 * words that found the appliance, or by the code typed last.
 */
export function stepShown({ need, step, hasPlace }: Asked): FinderStep | null {
  const asked = FINDER_STEPS.find((known) => known === step) ?? null;
  if (asked === "panne") {
    const tunnel = tunnelOf(need);
    return tunnel ? onward(need, tunnel, hasPlace).step : null;
  }
  return asked === "lieu" && hasPlace ? null : asked;
}

/** An appliance is chosen: what is wrong with it, unless the choice says it whole. */
export function afterKind(need: Need, kind_id: string, hasPlace: boolean): Way {
  const named = needIn({ appareil: kind_id, metier: need.category_id });
  return onward(named, openTunnel(kind_id), hasPlace);
}

/** An answer is chosen; undefined when it is none of the question. */
export function afterAnswer(need: Need, node_id: string, hasPlace: boolean): Way | undefined {
  const tunnel = tunnelOf(need);
  if (!tunnel) return undefined;
  const next = choose(tunnel, node_id);
  return next === tunnel ? undefined : onward(need, next, hasPlace);
}

/** The fault is known, skipped or read: the place, then the shops. */
export const afterFault = (need: Need, hasPlace: boolean): Way => ({
  need,
  step: hasPlace ? null : "lieu",
});

/** Safety advice is shown before the next question, even when the path has ended. */
function onward(need: Need, tunnel: Tunnel, hasPlace: boolean): Way {
  const answered = { ...need, answers: tunnel.path };
  const isOver = isComplete(tunnel) && !dangerOf({ answers: tunnel.path });
  return isOver ? afterFault(answered, hasPlace) : { need: answered, step: "panne" };
}
