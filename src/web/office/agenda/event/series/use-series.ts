import type { AgendaEvent } from "../../../../../domain/agenda/event.ts";
import { useRead } from "../../../../platform/query.ts";
import type { EventSeries } from "../parts.ts";
import { seriesQuery } from "../query.ts";

/**
 * The series of an event whose dialog is open; a repair's visit has none. `isKnown`: the server answered. `isSought`: it has
 * neither answered nor failed.
 */
export function useSeries(event: AgendaEvent | undefined): {
  series: EventSeries | undefined;
  isKnown: boolean;
  isSought: boolean;
} {
  const isAsked = event !== undefined && event.repair_id === null;
  const { data, waiting } = useRead({
    query: seriesQuery,
    variables: { id: event?.id ?? "" },
    nouns: [],
    pause: !isAsked,
  });
  return {
    series: data?.event?.series ?? undefined,
    isKnown: !isAsked || data !== undefined,
    isSought: isAsked && waiting,
  };
}
