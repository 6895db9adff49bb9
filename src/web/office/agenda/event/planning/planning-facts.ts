import type { AgendaEvent } from "../../../../../domain/agenda/event.ts";
import { formatWindow, type Zone } from "../../../../../domain/time.ts";
import { announcedText } from "../../event-block.ts";

/** The facts of an appointment that its form shows and does not edit, a sentence each. */
export function planningFacts(event: AgendaEvent, zone: Zone): string[] {
  const announced = announcedText(event, zone);
  const real = formatWindow(event.start_at, event.end_at, zone);
  return [
    announced && `Annoncé au client : ${announced}. Horaire réel : ${real}.`,
    wishedText(event, zone),
    tripText("avant", event.trip_duration_before, event.trip_is_included_before),
    tripText("après", event.trip_duration_after, event.trip_is_included_after),
  ].filter((fact) => fact !== undefined);
}

function wishedText(
  { constraint_start_at, constraint_end_at }: AgendaEvent,
  zone: Zone,
): string | undefined {
  if (!constraint_start_at || !constraint_end_at) return undefined;
  return `Souhaité par le client : ${formatWindow(constraint_start_at, constraint_end_at, zone)}.`;
}

const tripText = (side: string, minutes: number, isIncluded: boolean): string | undefined =>
  minutes === 0
    ? undefined
    : `Trajet ${side} : ${minutes} min, ${isIncluded ? "compris dans l’horaire" : "en plus de l’horaire"}.`;
