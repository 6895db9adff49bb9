import { useState, type ReactNode } from "react";
import { isFactorPutOff, putFactorOff } from "../../../platform/session.ts";
import { useSession } from "../../../platform/use-session.ts";
import { lazyPart } from "../../../ui/office/lazy-part.tsx";

/** Wanted once for each person: not in the first screen's weight. */
const RequiredFactor = lazyPart(async () => (await import("./required-factor.tsx")).RequiredFactor);

/** The office, once the second factor that the shop requires is set up, or put off while it may be. */
export function FactorDoor({ children }: { children: ReactNode }) {
  const demand = useSession()?.factor;
  const [isLater, setLater] = useState(isFactorPutOff);
  if (!demand || (isLater && !demand.due)) return children;
  const putOff = () => {
    putFactorOff();
    setLater(true);
  };
  return <RequiredFactor demand={demand} putOff={putOff} />;
}
