/** What the visitor has answered so far, kept until it leaves; and what it becomes. */
import type { OfferedSlot } from "../../agenda/slot-request.ts";
import type { CategoryId } from "../../catalogue/categories.ts";
import type { InterventionName, Location } from "../../catalogue/interventions.ts";
import { BOOKING_STEPS, type BookingStep } from "../steps.ts";

export type Draft = {
  /** Follows from the other answers (`kindFor`). */
  kind: InterventionName | "";
  where: Location | "";
  /** Another request than a breakdown; empty for most visitors. */
  other: string;
  category_id: CategoryId | "";
  /** Id of the catalogue; "inconnu" when the visitor did not find theirs; empty when not asked yet. */
  kind_id: string;
  brand: string;
  model: string;
  /** Id of the last answer of the diagnostic tree: it holds the way to it. */
  node: string;
  /** What was typed at that answer: an error code. */
  typed: string;
  description: string;
  urgent: boolean;
  firstname: string;
  lastname: string;
  phone: string;
  /** A second telephone. */
  other_phone: string;
  email: string;
  street: string;
  complement: string;
  zip: string;
  city: string;
  lat: number | null;
  lon: number | null;
  slot: OfferedSlot | null;
  cgv: boolean;
  /** What the right code of a client opened, and the appliance that they chose of theirs; empty otherwise. */
  pass: string;
  appliance_id: string;
  /** Those of the same visit that were said before this one, each with its own answers. */
  others: readonly DraftAppliance[];
};

/** What is asked again for each appliance of a visit. */
export type DraftAppliance = Pick<
  Draft,
  "kind_id" | "category_id" | "brand" | "model" | "node" | "typed" | "description" | "appliance_id"
>;

export const EMPTY_DRAFT: Draft = {
  kind: "",
  where: "",
  other: "",
  category_id: "",
  kind_id: "",
  brand: "",
  model: "",
  node: "",
  typed: "",
  description: "",
  urgent: false,
  firstname: "",
  lastname: "",
  phone: "",
  other_phone: "",
  email: "",
  street: "",
  complement: "",
  zip: "",
  city: "",
  lat: null,
  lon: null,
  slot: null,
  cgv: false,
  pass: "",
  appliance_id: "",
  others: [],
};

/** Another answer to one of these may make the chosen slot impossible; a street is checked with the server. */
const DECIDES_SLOT: readonly (keyof Draft)[] = [
  "kind",
  "where",
  "category_id",
  "kind_id",
  "others",
  "zip",
];
const PLACE: readonly (keyof Draft)[] = ["street", "zip", "city"];

/** The draft with new answers: what they make doubtful is asked again, the rest is kept. */
export function answered(draft: Draft, change: Partial<Draft>): Draft {
  const moved = (...keys: readonly (keyof Draft)[]) =>
    keys.some((key) => key in change && change[key] !== draft[key]);
  return {
    ...draft,
    ...(moved(...DECIDES_SLOT) && { slot: null }),
    ...(moved(...PLACE) && { lat: null, lon: null }),
    ...(moved("zip") && { city: "" }),
    ...(moved("kind_id") && { node: "", typed: "", appliance_id: "" }),
    ...(moved("node") && { typed: "" }),
    ...change,
  };
}

/** What a link to the page has already answered. */
export type Prefill = Pick<Draft, "kind_id" | "category_id" | "node" | "typed" | "zip">;

export type TrialContact = Pick<Draft, "lastname" | "phone" | "street" | "city">;

/** Whether a question has an answer at all; whether it is a good one is for request.ts to say. */
const ANSWERED: Record<BookingStep, (draft: Draft) => boolean> = {
  appliance: ({ kind_id }) => kind_id !== "",
  problem: () => true,
  slot: ({ slot }) => slot !== null,
  contact: () => true,
};

/** The screen that can be shown: the one asked for, or the first before it that lacks an answer. */
export function reachable(draft: Draft, asked: string | null): BookingStep {
  const wanted = BOOKING_STEPS.findIndex((step) => step === asked);
  const missing = BOOKING_STEPS.findIndex((step) => !ANSWERED[step](draft));
  const last = missing === -1 ? BOOKING_STEPS.length - 1 : missing;
  return BOOKING_STEPS[wanted === -1 ? 0 : Math.min(wanted, last)] ?? "appliance";
}

/** The next screen; the last one at once when only an earlier answer was corrected. */
export function following(draft: Draft, step: BookingStep): BookingStep {
  const later = BOOKING_STEPS.slice(BOOKING_STEPS.indexOf(step) + 1);
  const complete = later.every((candidate) => ANSWERED[candidate](draft));
  return (complete ? undefined : later[0]) ?? "contact";
}
