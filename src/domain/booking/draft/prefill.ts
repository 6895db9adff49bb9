/** The parameters of a link to the booking (`?appareil=lave-linge&panne=lave-linge/fuite&lieu=31000`). */
import { categoryOf, type CategoryId } from "../../catalogue/categories.ts";
import { isKindId } from "../../catalogue/kinds.ts";
import { tunnelTo } from "../../catalogue/tree/tunnel.ts";
import { parseInstant, type Instant } from "../../time.ts";
import { APPLIANCE_PARAMETER } from "../../shop/address.ts";
import type { Prefill } from "./draft.ts";
import { applianceChoice } from "./request.ts";

export type BookingLink = {
  prefill: Prefill;
  /** The trade whose appliances are shown first; empty for none. */
  shelf: CategoryId | "";
  /** Beginning of the window pressed on another page; null for none. */
  wanted: Instant | null;
};

type Parameters = Readonly<Record<string, unknown>>;

/** What a link answers of a booking at a shop of these trades; what is unknown, or not repaired there, is ignored. */
export function readLink(query: Parameters, trades: readonly CategoryId[]): BookingLink {
  const text = (name: string): string => {
    const value = query[name];
    return typeof value === "string" ? value : "";
  };
  const chosen = applianceChoice(text(APPLIANCE_PARAMETER), trades);
  const isRepaired = isKindId(chosen.kind_id) && chosen.category_id !== "";
  const zip = /^\d{5}$/.test(text("lieu")) ? text("lieu") : "";
  const none = { kind_id: "", category_id: "" } as const;
  const shelf = categoryOf(text("metier"))?.id ?? "";
  return {
    prefill: {
      ...(isRepaired ? chosen : none),
      node: isRepaired ? (tunnelTo(chosen.kind_id, text("panne")).path.at(-1)?.id ?? "") : "",
      zip,
    },
    shelf: trades.find((id) => id === shelf) ?? "",
    wanted: parseInstant(text("slot")) ?? null,
  };
}
