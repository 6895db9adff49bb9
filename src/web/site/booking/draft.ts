/** What the visitor has answered so far, kept in the browser until it leaves; and what it becomes. */
import type { CategoryId } from "../../../domain/catalogue/categories.ts";
import {
  interventionNamed,
  isLocation,
  type InterventionName,
  type Location,
} from "../../../domain/catalogue/interventions.ts";
import { bookingSteps, type BookingStep } from "../../../domain/booking/steps.ts";
import { isObject } from "../json.ts";
import type { OfferedSlot } from "../props.ts";
import { slotsOf } from "./slot/offered-slots.ts";

export type Draft = {
  kind: InterventionName | "";
  where: Location | "";
  category_id: CategoryId | "";
  /** Id of the catalogue; "inconnu" when the visitor did not find theirs; empty when not asked yet. */
  kind_id: string;
  brand: string;
  model: string;
  description: string;
  firstname: string;
  lastname: string;
  phone: string;
  email: string;
  street: string;
  complement: string;
  zip: string;
  city: string;
  lat: number | null;
  lon: number | null;
  slot: OfferedSlot | null;
  cgv: boolean;
};

export const EMPTY_DRAFT: Draft = {
  kind: "",
  where: "",
  category_id: "",
  kind_id: "",
  brand: "",
  model: "",
  description: "",
  firstname: "",
  lastname: "",
  phone: "",
  email: "",
  street: "",
  complement: "",
  zip: "",
  city: "",
  lat: null,
  lon: null,
  slot: null,
  cgv: false,
};

/** Another answer to one of these may make the chosen slot impossible; a street is checked with the server. */
const DECIDES_SLOT: readonly (keyof Draft)[] = ["kind", "where", "category_id", "zip", "city"];
const PLACE: readonly (keyof Draft)[] = ["street", "zip", "city"];

/** The draft with new answers: what they make doubtful is asked again, the rest is kept. */
export function answered(draft: Draft, change: Partial<Draft>): Draft {
  const moved = (keys: readonly (keyof Draft)[]) =>
    keys.some((key) => key in change && change[key] !== draft[key]);
  return {
    ...draft,
    ...(moved(DECIDES_SLOT) && { slot: null }),
    ...(moved(PLACE) && { lat: null, lon: null }),
    ...change,
  };
}

export type Offer = {
  kinds: readonly InterventionName[];
  locations: readonly Location[];
  appliance?: Pick<Draft, "kind_id" | "category_id"> | null;
};

export const stepsFor = ({ kinds, locations }: Offer, { kind, where }: Draft): BookingStep[] =>
  bookingSteps({ online_kinds: kinds, locations }, { kind, where });

const filled = (...texts: string[]): boolean => texts.every((text) => text.trim() !== "");

/** Whether a question has an answer at all; whether it is a good one is for request.ts to say. */
const ANSWERED: Record<BookingStep, (draft: Draft) => boolean> = {
  kind: ({ kind }) => kind !== "",
  where: ({ where }) => where !== "",
  appliance: ({ kind_id }) => kind_id !== "",
  description: () => true,
  place: ({ zip, city }) => filled(zip, city),
  slot: ({ slot }) => slot !== null,
  contact: ({ lastname, phone, where, street }) =>
    filled(lastname, phone) && (where === "Atelier" || filled(street)),
  recap: () => true,
};

/** The step that can be shown: the one asked for, or the first before it that lacks an answer. */
export function reachable(
  steps: readonly BookingStep[],
  draft: Draft,
  asked: string | null,
): BookingStep {
  const wanted = steps.findIndex((step) => step === asked);
  const missing = steps.findIndex((step) => !ANSWERED[step](draft));
  const last = missing === -1 ? steps.length - 1 : missing;
  return steps[wanted === -1 ? 0 : Math.min(wanted, last)] ?? "recap";
}

/** The first question after this one that lacks an answer, in the order of the steps; then the recap. */
export function following(
  steps: readonly BookingStep[],
  draft: Draft,
  step: BookingStep,
): BookingStep {
  const later = steps.slice(steps.indexOf(step) + 1);
  const complete = later.every((candidate) => ANSWERED[candidate](draft));
  return (complete ? undefined : later[0]) ?? "recap";
}

/** Places that the type implies or that the shop alone offers are answered for the visitor. */
export function settled(offer: Offer, draft: Draft): Draft {
  const kind = draft.kind || (offer.kinds.length === 1 ? (offer.kinds[0] ?? "") : "");
  const steps = stepsFor(offer, { ...draft, kind });
  if (steps.includes("where") || kind === "") return { ...draft, kind };
  const where = steps.includes("place") ? "Chez le client" : "Atelier";
  return answered({ ...draft, kind }, { where });
}

/** A draft as the page opens on it: the appliance that was searched for before is already answered. */
export const begun = (offer: Offer, draft: Draft): Draft =>
  settled(offer, { ...draft, ...(draft.kind_id === "" && offer.appliance) });

/** Reads what the browser kept; what is missing, of another shape or no longer repaired there starts empty. */
export function draftOf(value: unknown, repaired: readonly CategoryId[]): Draft {
  if (!isObject(value)) return EMPTY_DRAFT;
  const kept = Object.entries(EMPTY_DRAFT).filter(([key, empty]) => isLike(value[key], empty));
  const draft: Draft = {
    ...EMPTY_DRAFT,
    ...Object.fromEntries(kept.map(([key]) => [key, value[key]])),
  };
  return {
    ...draft,
    category_id: repaired.find((id) => id === draft.category_id) ?? "",
    kind: interventionNamed(draft.kind)?.name ?? "",
    where: isLocation(draft.where) ? draft.where : "",
    slot: slotsOf([value.slot])[0] ?? null,
  };
}

/** A position is a number or nothing; every other answer is of the type it has when empty. */
const isLike = (stored: unknown, empty: Draft[keyof Draft]): boolean =>
  empty === null ? typeof stored === "number" : typeof stored === typeof empty;
