/**
 * The seven steps of a new intervention and the passages between them (specification §2, §4, §5, §9):
 * one table each way; what it does not name goes to the neighbour.
 */
import { mayPlan } from "../../agenda/event-fields.ts";
import { skipsSymptoms } from "../../catalogue/interventions.ts";
import { isComplete as isWholeAnswer, tunnelFrom } from "../../catalogue/tree/tunnel.ts";
import { DEFAULT_ZONE } from "../../time.ts";
import { isEventOnly, thingOf, typeOf, type WizardDraft } from "./draft.ts";

export const WIZARD_STEPS = 7;
export type WizardStep = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const STEPS: readonly WizardStep[] = [1, 2, 3, 4, 5, 6, 7];

type Passage = {
  from: WizardStep;
  /** "create": no step follows, the Create button is there. */
  to: WizardStep | "create";
  when: (draft: WizardDraft) => boolean;
};

const impliesLocation = (draft: WizardDraft): boolean => typeOf(draft)?.location !== undefined;
const asksNoSymptoms = ({ intervention_id }: WizardDraft): boolean =>
  skipsSymptoms(intervention_id ?? "");
/** What is brought to the workshop comes when it comes; a call by video has its hour, wherever it is answered from. */
const needsNoHour = (draft: WizardDraft): boolean =>
  draft.where === "Atelier" && typeOf(draft)?.remote !== true;
const always = (): boolean => true;

const FORWARD: readonly Passage[] = [
  { from: 1, to: 7, when: isEventOnly },
  { from: 1, to: 3, when: impliesLocation },
  { from: 4, to: 6, when: asksNoSymptoms },
  { from: 6, to: "create", when: needsNoHour },
  { from: 7, to: "create", when: always },
];

const BACKWARD: readonly Passage[] = [
  { from: 7, to: 1, when: isEventOnly },
  { from: 6, to: 4, when: asksNoSymptoms },
];

const passage = (table: readonly Passage[], draft: WizardDraft, step: WizardStep) =>
  table.find(({ from, when }) => from === step && when(draft))?.to;

const neighbour = (step: number): WizardStep | undefined =>
  STEPS.find((candidate) => candidate === step);

/** The step after this one; undefined when none follows: see `isLast`. */
export function next(draft: WizardDraft, step: WizardStep): WizardStep | undefined {
  const to = passage(FORWARD, draft, step) ?? neighbour(step + 1);
  return to === "create" ? undefined : to;
}

/** The step before this one; undefined on the first. */
export function previous(draft: WizardDraft, step: WizardStep): WizardStep | undefined {
  const to = passage(BACKWARD, draft, step) ?? neighbour(step - 1);
  return to === "create" ? undefined : to;
}

/** Next is disabled until an intervention type is chosen. */
export const mayGoOn = (draft: WizardDraft): boolean => typeOf(draft) !== undefined;

/** True where the Create button stands. */
export const isLast = (draft: WizardDraft, step: WizardStep): boolean =>
  mayGoOn(draft) && next(draft, step) === undefined;

/** True when the flow never leads to this step for this draft. */
export const isSkipped = (draft: WizardDraft, step: WizardStep): boolean =>
  isEventOnly(draft) ? step > 1 && step < 7 : asksNoSymptoms(draft) && step === 5;

/** Any step may be gone to once a type is chosen, but those that the type does not have. */
export const mayGoTo = (draft: WizardDraft, step: WizardStep): boolean =>
  step === 1 || (mayGoOn(draft) && !isSkipped(draft, step));

/** The step to show: a type changed meanwhile may have taken the present one away. */
export const settledStep = (draft: WizardDraft, step: WizardStep): WizardStep =>
  mayGoTo(draft, step) ? step : 1;

/** Per cent. */
export const progress = (step: WizardStep): number => (100 * step) / WIZARD_STEPS;

const COMPLETE: Record<WizardStep, (draft: WizardDraft) => boolean> = {
  1: mayGoOn,
  2: always,
  3: ({ client }) => client !== null,
  4: (draft) => draft.thing?.type === "repair" || Boolean(thingOf(draft)?.kind_id),
  5: (draft) => draft.symptoms_skipped || hasWholeAnswer(draft),
  6: ({ notes, photos }) => notes.trim() !== "" || photos > 0,
  7: hasWholeAppointment,
};

/** A step is complete once its value is set. */
export const isComplete = (draft: WizardDraft, step: WizardStep): boolean => COMPLETE[step](draft);

/** An answer that ends: its last node has no children, and its text when one is asked. */
export function hasWholeAnswer(draft: WizardDraft): boolean {
  const tunnel = tunnelFrom(thingOf(draft)?.kind_id ?? "", draft.path);
  return draft.path.length > 0 && tunnel !== undefined && isWholeAnswer(tunnel);
}

/** Hours by hand may be half typed; whether they are whole does not depend on the zone. */
function hasWholeAppointment({ appointment }: WizardDraft): boolean {
  if (appointment?.type !== "manual") return appointment !== null;
  return mayPlan(appointment.fields, DEFAULT_ZONE);
}

/** The steps without which nothing can be created, in their order. */
export const missingSteps = (draft: WizardDraft): WizardStep[] =>
  neededSteps(draft).filter((step) => !isComplete(draft, step));

/** Of the fields missing at the last attempt to create, those that are still missing. */
export const stillMissing = (
  draft: WizardDraft,
  missing: readonly WizardStep[],
): readonly WizardStep[] => missingSteps(draft).filter((step) => missing.includes(step));

/** A visit has its hours, or says that they come later; the workshop needs none, but no half of one. */
function neededSteps(draft: WizardDraft): readonly WizardStep[] {
  if (isEventOnly(draft)) return [1, 7];
  const isPlanned = !needsNoHour(draft) || draft.appointment !== null;
  return [1, 3, 4, ...(addsNothing(draft) ? [6 as const] : []), ...(isPlanned ? [7 as const] : [])];
}

/** A repair taken up again without a symptom, a note, a photo, an hour or haste would write nothing. */
function addsNothing({ thing, path, notes, photos, appointment, urgency }: WizardDraft): boolean {
  const isPlanned = appointment !== null && appointment.type !== "later";
  const isSaid = path.length > 0 || notes.trim() !== "" || photos > 0 || urgency === 1;
  return thing?.type === "repair" && !isPlanned && !isSaid;
}
