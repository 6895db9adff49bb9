import { lazy, Suspense, useEffect } from "react";
import { useWizardOpening } from "./open-wizard.ts";

const load = () => import("./wizard-dialog.tsx");
const WizardHost = lazy(() => load().then(({ WizardHost: host }) => ({ default: host })));

/** Prefetching is left out on slow or metered connections (specification §9). */
function isSparing(): boolean {
  if (!("connection" in navigator)) return false;
  const { connection } = navigator;
  if (typeof connection !== "object" || connection === null) return false;
  const isSaving = "saveData" in connection && connection.saveData === true;
  return isSaving || ("effectiveType" in connection && /2g/.test(String(connection.effectiveType)));
}

/** Milliseconds after the first screen: the first key pressed after N must not be lost in loading. */
const QUIET = 2_500;

/** Where the wizard opens, on any screen of the office. */
export function WizardDoor() {
  const opening = useWizardOpening();
  useEffect(() => {
    if (isSparing()) return undefined;
    const timer = setTimeout(() => void load().catch(() => undefined), QUIET);
    return () => clearTimeout(timer);
  }, []);
  return opening ? (
    <Suspense>
      <WizardHost key={opening.number} start={opening.start} />
    </Suspense>
  ) : null;
}
