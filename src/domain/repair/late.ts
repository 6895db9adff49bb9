import { epochOf, toInstant, type Instant } from "../time.ts";
import { isRepairStatus, REPAIR_STATUSES, type RepairStatus } from "./status.ts";

const DAY = 86_400_000;

/** Days after which a status that waits for the shop is called late. */
const LATE_AFTER: Partial<Record<RepairStatus, number>> = {
  "Devis à faire": 2,
  "Devis à envoyer": 1,
  "Devis en attente Client": 7,
  "Devis accepté": 2,
  "Devis refusé": 7,
  "Livraison / Enlèvement": 7,
  "Attente de pièces": 10,
  "Prêt à réparer": 3,
  "En essai": 3,
  Réparé: 3,
  "Attente de réglement": 14,
};

/** Whether a repair has been in its status for too long. `now` in epoch milliseconds. */
export function isLate(
  { status, statusFrom }: { status: string; statusFrom: Instant },
  now: number,
): boolean {
  const limit = isRepairStatus(status) ? LATE_AFTER[status] : undefined;
  return limit !== undefined && now - epochOf(statusFrom) > limit * DAY;
}

/** The same rule for a list: a repair is late in `status` when it has been in it since earlier than `before`. */
export const lateBefore = (now: number): { status: RepairStatus; before: Instant }[] =>
  REPAIR_STATUSES.flatMap((status) => {
    const limit = LATE_AFTER[status];
    return limit === undefined ? [] : [{ status, before: toInstant(now - limit * DAY) }];
  });
