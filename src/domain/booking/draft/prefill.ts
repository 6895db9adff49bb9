/** The parameters of a link to the booking (`?appareil=lave-linge&panne=lave-linge/fuite&lieu=31000`). */
import type { CategoryId } from "../../catalogue/categories.ts";
import { needIn } from "../../shop/need/need.ts";
import { parseInstant, type Instant } from "../../time.ts";
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
  const { kind_id, category_id, answers } = needIn(query);
  const chosen = applianceChoice(kind_id, trades);
  const last = chosen.category_id === "" ? undefined : answers.at(-1);
  const { lieu, slot } = query;
  return {
    prefill: {
      ...(chosen.category_id === "" ? { kind_id: "", category_id: "" } : chosen),
      node: last?.id ?? "",
      typed: last?.input ?? "",
      zip: typeof lieu === "string" && /^\d{5}$/.test(lieu) ? lieu : "",
    },
    shelf: trades.find((id) => id === category_id) ?? "",
    wanted: (typeof slot === "string" && parseInstant(slot)) || null,
  };
}
