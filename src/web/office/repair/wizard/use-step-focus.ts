import { SCROLL_DELAY } from "./step-words.ts";
import { useEffect, useLayoutEffect, useRef } from "react";
import { type WizardStep } from "../../../../domain/repair/wizard/wizard.ts";
import { bringToTopLater } from "./bring-to-top.ts";
import { focusFirst } from "./focus-first.ts";

/** The keyboard is on the step at once; the page follows after the specification's 710 ms. */
export function useStepShown(step: WizardStep) {
  const form = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // With the drawing itself: a browser hands over the keys that wait before it runs React's other effects.
    focusFirst(form.current);
  }, [step]);
  useEffect(() => {
    return bringToTopLater(() => form.current, SCROLL_DELAY);
  }, [step]);
  return form;
}
