/** « Je suis en route »: when the technician will be at the client's, as it is announced. */
import { refuse, type Decision } from "../../decision.ts";
import { addMinutes, epochOf, MINUTE, toInstant, type Instant } from "../../time.ts";

type Road = { repair_id: string | null; status: string; where: string; kind: string };
type Visit = Road & { trip_duration_before: number };

/** `told_at`: the hour that the client was given already; `minutes`: of road, when the technician says so. */
type Departure = {
  now: Instant;
  told_at: Instant | null;
  arrived: boolean;
  minutes: number | null;
  /** The technician was asked, and gives the client another hour. */
  again: boolean;
};

/** "client-to-call": the client is reached by no message. */
export type DepartureRefusal = "no-visit" | "told-already" | "bad-input" | "client-to-call";

const USUAL_MINUTES = 15;
const LONGEST_MINUTES = 240;

/** Whether one goes to the client for it, and it is still to be done. */
export const isRoad = ({ repair_id, status, where, kind }: Road): boolean =>
  repair_id !== null && status === "TODO" && where === "Chez le client" && kind !== REMOTE;

const REMOTE = "Télédiagnostic";

/** Whether it is held by video, and still to be held. */
export const isHeldByVideo = ({ kind, status }: Pick<Road, "kind" | "status">): boolean =>
  kind === REMOTE && status === "TODO";

/** The hour announced: by the road that the round counts, to the next five minutes. Once a visit, unless `again`. */
export function leaveForVisit(
  visit: Visit,
  { now, told_at, arrived, minutes, again }: Departure,
): Decision<Instant, DepartureRefusal> {
  if (!isRoad(visit) || arrived) return refuse("no-visit");
  if (told_at !== null && !again) return refuse("told-already", { expected_at: told_at });
  const road = minutes ?? (visit.trip_duration_before || USUAL_MINUTES);
  if (!Number.isInteger(road) || road < 0 || road > LONGEST_MINUTES)
    return refuse("bad-input", { minutes: "Indiquez de 0 à 240 minutes." });
  return roundedUp(addMinutes(now, road));
}

const STEP = 5 * MINUTE;
const roundedUp = (at: Instant): Instant => toInstant(Math.ceil(epochOf(at) / STEP) * STEP);
