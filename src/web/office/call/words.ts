import { isOutcome, OUTCOME_FR, type Outcome } from "../../../domain/call/end.ts";
import { CALL_STATUS_FR, CALL_STATUSES } from "../../../domain/call/status.ts";
import { fullName } from "../../../domain/client/names.ts";
import { mobileOf } from "../../../domain/message/channel.ts";
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

/** What each conclusion is for, under its label. */
export const CONCLUSION_HINT_FR: Record<Outcome, string> = {
  solved: "Gardé dans la fiche.",
  visit: "Gardées dans la fiche et dans les notes du rendez-vous.",
  quote: "Gardé dans la fiche\u202f; devient l’objet du devis.",
  none: "Gardé dans la fiche.",
};

type Reached = {
  repair: { client: { email: string; phones: readonly { number: string }[] } } | null;
};

/** By e-mail, or by SMS to a mobile telephone. */
export const canWriteTo = ({ repair }: Reached): boolean =>
  repair !== null && (repair.client.email !== "" || mobileOf(repair.client) !== undefined);

/** The notes that the appointment of a visit begins with; undefined when there is nothing to load. */
export const loadingNotes = ({ conclusion }: { conclusion: string }): string | undefined =>
  conclusion ? `À charger\u00a0: ${conclusion}` : undefined;

/** Flat rates of a remote diagnosis before the other ones. */
export const remoteFirst = <Price extends { label: string }>(prices: readonly Price[]): Price[] =>
  prices.toSorted((a, b) => Number(isRemote(b)) - Number(isRemote(a)));

const isRemote = ({ label }: { label: string }): boolean =>
  /distance|télé|visio|vidéo/i.test(label);
