import { useEffect } from "react";
import { useMay } from "../../account/allowed.tsx";
import { useWizardOpening } from "./open-wizard.ts";
import { isSparing } from "../../../platform/connection.ts";
import { lazyDialog } from "../../../ui/office/lazy-part.tsx";

const WizardHost = lazyDialog(async () => (await import("./wizard-dialog.tsx")).WizardHost);

/** Milliseconds after the first screen: the first key pressed after N must not be lost in loading. */
const QUIET = 2_500;

async function loadAhead(): Promise<void> {
  await WizardHost.load();
  const { loadStepDialogs } = await import("./wizard-dialog.tsx");
  await loadStepDialogs();
}

/** Where the wizard opens, on any screen of the office. */
export function WizardDoor() {
  const opening = useWizardOpening();
  const isAllowed = useMay("edit-repair");
  useEffect(() => {
    if (isSparing() || !isAllowed) return undefined;
    const timer = setTimeout(() => void loadAhead().catch(() => undefined), QUIET);
    return () => clearTimeout(timer);
  }, [isAllowed]);
  return opening && isAllowed ? <WizardHost key={opening.number} start={opening.start} /> : null;
}
