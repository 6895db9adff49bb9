/** What follows from the answers of a draft, and a draft as it is opened again. */
import type { CategoryId } from "../../catalogue/categories.ts";
import {
  interventionNamed,
  isLocation,
  type InterventionName,
  type Location,
} from "../../catalogue/interventions.ts";
import { faultToFind, kindFor, locationsFor } from "../kind-for.ts";
import { answered, EMPTY_DRAFT, type Draft, type Prefill, type TrialContact } from "./draft.ts";
import { slotsOf } from "./offered-slot.ts";
import { appliancesIn, othersIn } from "./several.ts";

export type Offer = {
  kinds: readonly InterventionName[];
  locations: readonly Location[];
  prefill: Prefill;
  /** Of a trial by the shop: its own contact, which is not typed again. */
  trial?: TrialContact | null;
};

/** The type and, unless the visitor chose it, the place that follow from the other answers. */
export function settled({ kinds, locations }: Offer, draft: Draft): Draft {
  const nodes = appliancesIn(draft).map(({ node }) => node);
  const kind = kindFor({ node: faultToFind(nodes), other: draft.other }, kinds) ?? "";
  const places = locationsFor({ locations }, kind);
  const home = places.find((place) => place === "Chez le client");
  const where = places.find((place) => place === draft.where) ?? home ?? places[0] ?? "";
  return answered(draft, { kind, where });
}

/** A draft as the page opens on it: what a link answered is not asked again, what was typed since is kept. */
export function begun(offer: Offer, draft: Draft): Draft {
  const { kind_id, category_id, node, typed, zip } = offer.prefill;
  const isNew = draft.kind_id === "" && kind_id !== "";
  return settled(offer, {
    ...draft,
    ...(isNew && { kind_id, category_id, node, typed }),
    ...(draft.zip === "" && { zip }),
    ...(draft.lastname === "" && offer.trial),
  });
}

/** Reads what was kept; what is missing, of another shape or no longer repaired there starts empty. */
export function draftOf(value: unknown, repaired: readonly CategoryId[]): Draft {
  if (typeof value !== "object" || value === null) return EMPTY_DRAFT;
  const stored = new Map<string, unknown>(Object.entries(value));
  const kept = Object.entries(EMPTY_DRAFT).filter(([key, empty]) => isLike(stored.get(key), empty));
  const draft: Draft = {
    ...EMPTY_DRAFT,
    ...Object.fromEntries(kept.map(([key]) => [key, stored.get(key)])),
  };
  return {
    ...draft,
    category_id: repaired.find((id) => id === draft.category_id) ?? "",
    kind: interventionNamed(draft.kind)?.name ?? "",
    where: isLocation(draft.where) ? draft.where : "",
    slot: slotsOf([stored.get("slot")])[0] ?? null,
    others: othersIn(stored.get("others"), repaired),
  };
}

/** A position is a number or nothing; every other answer is of the type it has when empty. */
const isLike = (stored: unknown, empty: Draft[keyof Draft]): boolean =>
  empty === null ? typeof stored === "number" : typeof stored === typeof empty;
