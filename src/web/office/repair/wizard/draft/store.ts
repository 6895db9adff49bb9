/** Calls that were cut short, kept on this device for each shop until they are taken up or abandoned. */
import * as z from "zod/mini";
import { newDraft, type WizardDraft } from "../../../../../domain/repair/wizard/draft.ts";
import { STEPS, type WizardStep } from "../../../../../domain/repair/wizard/wizard.ts";
import { draftShape } from "./schema.ts";

const PREFIX = "etabli.wizard-drafts.";
/** Raised when the shape changes: an older draft is then forgotten rather than misread. */
const VERSION = 2;
/** Calls cut short on one device; the oldest gives way. */
export const MOST_DRAFTS = 5;

export type KeptDraft = { draft: WizardDraft; step: WizardStep };

const keptShape = z.object({
  step: z.custom<WizardStep>((value) => STEPS.some((step) => step === value)),
  draft: draftShape,
});
const storeShape = z.object({ version: z.literal(VERSION), drafts: z.array(z.unknown()) });

/** What the device kept, the latest first, without what this version cannot read. */
export function parseKept(stored: string | null): KeptDraft[] {
  if (!stored) return [];
  try {
    const store = storeShape.safeParse(JSON.parse(stored));
    return store.success ? store.data.drafts.flatMap(readable) : [];
  } catch {
    return [];
  }
}

function readable(value: unknown): KeptDraft[] {
  const read = keptShape.safeParse(value);
  return read.success ? [{ draft: read.data.draft, step: read.data.step }] : [];
}

export const writeKept = (drafts: readonly KeptDraft[]): string =>
  JSON.stringify({ version: VERSION, drafts });

export const without = (drafts: readonly KeptDraft[], repair_id: string): KeptDraft[] =>
  drafts.filter(({ draft }) => draft.repair_id !== repair_id);

/** The call in hand comes first; a second call never writes over the first one. */
export const withLatest = (drafts: readonly KeptDraft[], kept: KeptDraft): KeptDraft[] =>
  [kept, ...without(drafts, kept.draft.repair_id)].slice(0, MOST_DRAFTS);

/** A device that keeps nothing (private window, full disk) only loses the taking up again. */
export function keptDrafts(shop_id: string): KeptDraft[] {
  try {
    return parseKept(localStorage.getItem(PREFIX + shop_id));
  } catch {
    return [];
  }
}

export const keepDraft = (shop_id: string, kept: KeptDraft): void =>
  store(shop_id, withLatest(keptDrafts(shop_id), kept));

export const dropDraft = (shop_id: string, repair_id: string): void =>
  store(shop_id, without(keptDrafts(shop_id), repair_id));

function store(shop_id: string, drafts: readonly KeptDraft[]): void {
  try {
    if (drafts.length === 0) localStorage.removeItem(PREFIX + shop_id);
    else localStorage.setItem(PREFIX + shop_id, writeKept(drafts));
  } catch {
    return;
  }
}

export const freshDraft = (): WizardDraft =>
  newDraft({ repair_id: crypto.randomUUID(), event_id: crypto.randomUUID() });
