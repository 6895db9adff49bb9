import type { DeferredCount } from "../../platform/deferred/count.ts";

/** « 3 actions en attente, dont 1 à régler » */
export function waitingText({ all, toDecide }: DeferredCount): string {
  const many = all > 1 ? `${all} actions en attente` : "1 action en attente";
  return toDecide > 0 ? `${many}, dont ${toDecide} à régler` : many;
}
