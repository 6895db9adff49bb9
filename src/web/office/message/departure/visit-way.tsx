import type { Zone } from "../../../../domain/time.ts";
import { HoldCall } from "../../call/hold-call.tsx";
import { LeaveButton } from "./leave-button.tsx";
import type { RoadParts } from "./query.ts";

type Props = { visit: RoadParts; zone: Zone; className?: string | undefined };

/** How the technician comes to the client: by the road, or by video. */
export const VisitWay = ({ visit, zone, className }: Props) => (
  <>
    <LeaveButton visit={visit} zone={zone} className={className} />
    <HoldCall event={visit} className={className} />
  </>
);
