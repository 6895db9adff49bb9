/** A booking as a plain form, for a browser without scripts: earlier answers travel in one hidden field. */
import type { CategoryId } from "../../catalogue/categories.ts";
import { BOOKING_STEPS, type BookingStep } from "../steps.ts";
import { answered, EMPTY_DRAFT, type Draft } from "./draft.ts";
import { applianceChoice } from "./request.ts";
import { draftOf, settled, type Offer } from "./settle.ts";

export type PostedForm = {
  /** The screen that was answered. */
  step: BookingStep;
  booking_id: string;
  draft: Draft;
  /** The same screen is shown again: a search, a question of the tree, a week of hours. */
  stays: boolean;
};

type Fields = Readonly<Record<string, unknown>>;

/** Fields by the names of their messages (`faultsOf`). */
const TEXTS = {
  "appliance.brand": "brand",
  "appliance.model": "model",
  node: "node",
  symptom: "typed",
  description: "description",
  other: "other",
  where: "where",
  "address.zip": "zip",
  "client.lastname": "lastname",
  "client.firstname": "firstname",
  "client.phone": "phone",
  "client.other_phones.0": "other_phone",
  "client.email": "email",
  "address.street": "street",
  "address.complement": "complement",
  "address.city": "city",
} as const;

/** One sign more than the longest field holds: what is too long is refused with its reason, never cut short. */
const LONGEST = 4_001;
/** All fields at their longest, written as JSON. */
const LONGEST_DRAFT = 32 * LONGEST;

/** What was posted, whatever it is: fields of another shape are as if they were not there. */
export function readForm(fields: Fields, offer: Offer, trades: readonly CategoryId[]): PostedForm {
  const text = (name: string): string | undefined => {
    const value = fields[name];
    return typeof value === "string" ? value.replaceAll("\r\n", "\n").slice(0, LONGEST) : undefined;
  };
  const step = BOOKING_STEPS.find((known) => known === text("step")) ?? "appliance";
  const before = draftOf(jsonIn(fields.draft), trades);
  const kind_id = text("kind_id");
  const change = {
    ...Object.fromEntries(
      Object.entries(TEXTS).flatMap(([name, key]) => {
        const value = text(name);
        return value === undefined ? [] : [[key, value]];
      }),
    ),
    ...(kind_id !== undefined && applianceChoice(kind_id, trades)),
    ...(step === "problem" && { urgent: text("urgency") === "on" }),
    ...(step === "contact" && { cgv: text("consents.cgv") === "on" }),
  };
  const draft = settled(offer, draftOf(answered(before, change), trades));
  const slot =
    fields.slot === undefined ? draft.slot : draftOf({ slot: jsonIn(fields.slot) }, trades).slot;
  return {
    step,
    booking_id: text("booking_id") ?? "",
    draft: { ...draft, slot },
    stays:
      fields.next === undefined &&
      ["stay", "node", "first", "remove"].some((name) => name in fields),
  };
}

/** Whether a field of the form has this name, beside which its fault is said. */
export const isFieldName = (name: string): boolean =>
  name === "appliance" || name === "consents.cgv" || name in TEXTS;

/** The screen before this one; the first one stays. */
export const before = (step: BookingStep): BookingStep =>
  BOOKING_STEPS[Math.max(0, BOOKING_STEPS.indexOf(step) - 1)] ?? "appliance";

/** Nothing of a text that is no JSON, or that no screen wrote. */
function jsonIn(value: unknown): unknown {
  if (typeof value !== "string" || value.length > LONGEST_DRAFT) return EMPTY_DRAFT;
  try {
    return JSON.parse(value);
  } catch {
    return EMPTY_DRAFT;
  }
}
