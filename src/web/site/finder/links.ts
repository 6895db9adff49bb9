/** The addresses of the questions and of the directory: a link carries all that is known. */
import { bookingPath, shopPath } from "../../../domain/shop/address.ts";
import { needParameters, withParameters, type Need } from "../../../domain/shop/need/need.ts";
import type { Way } from "../../../domain/shop/need/steps.ts";
import type { Instant } from "../../../domain/time.ts";
import type { DirectoryQuery, FoundPlace } from "../props.ts";

type Known = { query: DirectoryQuery; need: Need };

/** A question, or the shops, with the need as it is once this link is followed. */
export const wayHref = ({ need, step }: Way, { where }: DirectoryQuery): string =>
  withParameters("/annuaire", { ...kept(need, where), etape: step ?? "" });

/** What a form carries on without showing it; `where` and the words typed are its own fields. */
export const hiddenFields = (need: Need): [name: string, value: string][] =>
  Object.entries(kept(need, "")).filter(([, value]) => value !== "");

/** The directory: by the words typed, which say the appliance, else by the appliance chosen. */
export function directoryHref({ query, need }: Known, page = 1): string {
  const { q, where, category_id } = query;
  const asked = q === "" ? kept(need, where) : { q, where, category_id };
  return withParameters("/annuaire", { ...asked, page: page > 1 ? String(page) : "" });
}

function kept({ category_id, ...need }: Need, where: string): Record<string, string> {
  const { metier: _metier, ...parameters } = needParameters({ ...need, category_id });
  return { category_id, ...parameters, where };
}

type Shop = { zipcode: string; slug: string };
type Carried = { need: Need; place: Pick<FoundPlace, "zip"> | null };

/** The shop's page, with what the visitor looks for. */
export const shopHref = (shop: Shop, carried: Carried): string =>
  withParameters(shopPath(shop), parametersOf(carried));

/** The booking of one hour, with what was already answered. */
export const slotHref = (shop: Shop, slot: Instant, carried: Carried): string =>
  withParameters(bookingPath(shop), { slot, ...parametersOf(carried) });

const parametersOf = ({ need, place }: Carried): Record<string, string> => ({
  ...needParameters(need),
  lieu: place?.zip ?? "",
});
