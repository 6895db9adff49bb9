import { isOutcome, OUTCOME_FR } from "../../../domain/call/end.ts";
import { CALL_STATUS_FR, CALL_STATUSES } from "../../../domain/call/status.ts";
import { fullName } from "../../../domain/client/names.ts";
import { minutesBetween, type Instant } from "../../../domain/time.ts";

type Named = { repair: { client: { firstname: string; lastname: string } } | null };

export const titleOfCall = ({ repair }: Named): string =>
  repair ? fullName(repair.client) : "Appel sans fiche";

type Standing = {
  status: string;
  open: boolean;
  minutes: number;
  outcome: string | null;
};

/** « Terminée, 12 min · Visite à planifier » */
export function standingOf({ status, open, minutes, outcome }: Standing): string {
  const known = CALL_STATUSES.find((one) => one === status);
  if (open && known) return CALL_STATUS_FR[known];
  if (minutes === 0) return "Le client n’est pas venu";
  const came = outcome && isOutcome(outcome) ? OUTCOME_FR[outcome] : "";
  return [`${minutes}\u202fmin`, came].filter(Boolean).join(" · ");
}

/** « Attend depuis 12 min » */
export function waitingText(since: Instant, now: Instant): string {
  const minutes = minutesBetween(since, now);
  return minutes < 1 ? "Attend depuis un instant" : `Attend depuis ${minutes}\u202fmin`;
}
