/** What the checks of the platform itself say of what was sent to it: deposited, or rejected. */
import { parseInstant, type Instant } from "../../time.ts";

/** A flow as the platform lists it (XP Z12-013). */
export type ListedFlow = {
  flowId: string;
  updatedAt: string;
  acknowledgement?:
    | {
        status: string;
        details?:
          | readonly {
              reasonCode?: string | null | undefined;
              reasonMessage?: string | null | undefined;
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
};

export type Verdict = {
  isAccepted: boolean;
  message_id: string;
  reason_code: string;
  reason: string;
  at: Instant;
};

/** Undefined while it is checked. The same verdict, read twice, has the same `message_id`. */
export function verdictOf({ flowId, updatedAt, acknowledgement }: ListedFlow): Verdict | undefined {
  const at = parseInstant(updatedAt);
  const word = acknowledgement?.status;
  if (!at || (word !== "Ok" && word !== "Error")) return undefined;
  const [detail] = acknowledgement?.details ?? [];
  return {
    isAccepted: word === "Ok",
    message_id: `${flowId} ${word}`.slice(0, 200),
    reason_code: (detail?.reasonCode ?? "").slice(0, 60),
    reason: (detail?.reasonMessage ?? "").slice(0, 1000),
    at,
  };
}

/** A report has no list of reasons: what was said is kept as one text. */
export const verdictText = ({ reason_code, reason }: Verdict): string =>
  [reason_code, reason].filter((text) => text !== "").join(" ");

/**
 * From where the flows are asked again after a full page: just before its last instant, since others of that instant may
 * be on the next one. What is read twice changes nothing. A page that is one instant long is passed over whole.
 */
export function askedAgainFrom(first: Instant, last: Instant): Instant {
  if (first === last) return last;
  const before = parseInstant(new Date(Date.parse(last) - 1).toISOString());
  return before ?? last;
}
