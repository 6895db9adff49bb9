/** An appointment is an arrival window: someone comes, or the client does, between two hours. */
import type { InterventionName, Location } from "../catalogue/interventions.ts";
import { formatTime, type Instant, type Zone } from "../time.ts";

type Visit = { kind: InterventionName; where: Location };
type Arrival = Visit & {
  /** First name of who comes; empty when it is not known. */
  technician: string;
  public_start_at: Instant;
  public_end_at: Instant;
};

/** « Karim arrive entre 11 h et 12 h 30 » */
export function arrivalText(arrival: Arrival, zone: Zone): string {
  const [start, end] = [arrival.public_start_at, arrival.public_end_at];
  const between = `entre ${formatTime(start, zone)} et ${formatTime(end, zone)}`;
  return `${arrivalVerb(arrival, arrival.technician)} ${between}`;
}

/** « Le technicien arrive », « Karim vous appelle », « Vous apportez l’appareil » */
export function arrivalVerb({ kind, where }: Visit, technician = ""): string {
  const person = technician || "Le technicien";
  if (kind === "Télédiagnostic") return `${person} vous appelle`;
  return where === "Atelier" ? "Vous apportez l’appareil" : `${person} arrive`;
}
