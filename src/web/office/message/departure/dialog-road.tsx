import { useRead } from "../../../platform/query.ts";
import { useZone } from "../../shop/use-shop.ts";
import { roadQuery } from "./query.ts";
import { VisitWay } from "./visit-way.tsx";

/** The same from the dialog of an appointment, which asks for it alone: the agenda does not load it for each card. */
export function DialogRoad({ event_id }: { event_id: string }) {
  const zone = useZone();
  const read = useRead({
    query: roadQuery,
    variables: { id: event_id },
    nouns: ["event", "repair"],
  });
  const visit = read.data?.event;
  return visit ? (
    <div>
      <VisitWay visit={visit} zone={zone} />
    </div>
  ) : null;
}
