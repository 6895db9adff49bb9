/** The keys of the wizard: Enter goes on, Alt+← back, Ctrl+Enter creates, Alt+U urgent, Escape closes. */
import type { WizardDraft } from "../../../../domain/repair/wizard/draft.ts";
import {
  isLast,
  mayGoOn,
  missingSteps,
  type WizardStep,
} from "../../../../domain/repair/wizard/wizard.ts";
import { altLetter, isTextField } from "../../../ui/office/struck-keys.ts";

export type WizardWish = "next" | "previous" | "create" | "close" | "urgent";

type Struck = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented"> & {
  code?: string;
  target: EventTarget | null;
};

/** What a key asks for; undefined when it belongs to the field it was struck in. */
export function struckInWizard(
  event: Struck,
  draft: WizardDraft,
  step: WizardStep,
): WizardWish | undefined {
  if (event.defaultPrevented) return undefined;
  if (event.key === "Escape") return isOpenList(event.target) ? undefined : "close";
  if (event.key === "ArrowLeft" && event.altKey) return "previous";
  if (altLetter(event, isTextField(event.target)) === "u") return "urgent";
  if (event.key !== "Enter" || event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return onWhole(draft, step);
  return isOneLine(event.target) ? onward(draft, step) : undefined;
}

/** Create when nothing is missing, wherever one is; otherwise the next question. */
const onWhole = (draft: WizardDraft, step: WizardStep): WizardWish | undefined =>
  missingSteps(draft).length === 0 ? "create" : onward(draft, step);

function onward(draft: WizardDraft, step: WizardStep): WizardWish | undefined {
  if (!mayGoOn(draft)) return undefined;
  return isLast(draft, step) ? "create" : "next";
}

type Field = { tagName: string; type?: unknown; getAttribute: (name: string) => string | null };

const isField = (target: EventTarget | null): target is EventTarget & Field =>
  target !== null && "tagName" in target;

/** In a paragraph Enter begins a line, on a button it presses it. */
const isOneLine = (target: EventTarget | null): boolean =>
  isField(target) && /^(INPUT|FIELDSET)$/.test(target.tagName) && !isOpenList(target);

/** A list of suggestions has the key first. */
const isOpenList = (target: EventTarget | null): boolean =>
  isField(target) &&
  target.getAttribute("role") === "combobox" &&
  target.getAttribute("aria-expanded") === "true" &&
  target.getAttribute("aria-activedescendant") !== null;
