/** Where a machine stands in the workshop: a shelf, a bench, in the shop's own words. */
import { refuse, type Refusal } from "../../decision.ts";
import { clean } from "../../validation.ts";
import type { JournalItem } from "../journal.ts";

const LONGEST = 60;

type Placing = {
  /** As its author saw it: of two people who move it at once, the second is refused. */
  from: string;
  to: string;
};

export function placeAt(
  { place }: { place: string },
  { from, to: typed }: Placing,
): JournalItem | Refusal<"bad-input" | "unchanged" | "place-changed"> {
  const to = clean(typed.replace(/\s+/g, " "));
  if (to.length > LONGEST)
    return refuse("bad-input", { place: "Un emplacement compte 60 caractères au plus." });
  if (place !== from) return refuse("place-changed");
  return to === place ? refuse("unchanged") : { type: "PlaceChanged", payload: { from, to } };
}
