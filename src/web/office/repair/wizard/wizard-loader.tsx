import { useEffect } from "react";
import { useWizardOpening } from "./open-wizard.ts";
import { isSparing } from "../../../platform/connection.ts";
import { lazyPart } from "../../../ui/office/lazy-part.tsx";

const WizardHost = lazyPart(async () => (await import("./wizard-dialog.tsx")).WizardHost);

/** Milliseconds after the first screen: the first key pressed after N must not be lost in loading. */
const QUIET = 2_500;

/** Where the wizard opens, on any screen of the office. */
export function WizardDoor() {
  const opening = useWizardOpening();
  useEffect(() => {
    if (isSparing()) return undefined;
    const timer = setTimeout(() => void WizardHost.load().catch(() => undefined), QUIET);
    return () => clearTimeout(timer);
  }, []);
  return opening ? <WizardHost key={opening.number} start={opening.start} /> : null;
}
