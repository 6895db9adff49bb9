/** Which repairs wait for a visit that is not planned yet. */
import { epochOf, type Instant } from "../../time.ts";
import type { RepairStatus } from "../status.ts";

/** A client waits to be visited, unless a visit is planned already. */
export const VISIT_WAITED = [
  "Brouillon",
  "Devis à faire",
  "Devis accepté",
  "Livraison / Enlèvement",
  "Prêt à réparer",
] as const satisfies readonly RepairStatus[];

type Waiting = {
  status: string;
  where: string;
  events: readonly { status: string; end_at: Instant }[];
};

/** The rule by which the server lists them. */
export const waitsForVisit = ({ status, where, events }: Waiting, now: Instant): boolean =>
  VISIT_WAITED.some((waited) => waited === status) &&
  where === "Chez le client" &&
  !events.some((event) => event.status === "TODO" && epochOf(event.end_at) > epochOf(now));
