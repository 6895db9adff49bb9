/** What the owner asks of the audit, as typed in its filters. */
import { addDays, parseLocalDate, startOfDay, type Zone } from "../../../../domain/time.ts";

export type AuditChoice = {
  account_id: string;
  action: string;
  /** Days as fields of a form give them; both are included. */
  from: string;
  to: string;
  record: { id: string; name: string } | undefined;
};

export const EVERYTHING: AuditChoice = {
  account_id: "",
  action: "",
  from: "",
  to: "",
  record: undefined,
};

/** Nothing for what is not chosen: the query then filters by nothing. */
export function filterOf({ account_id, action, from, to, record }: AuditChoice, zone: Zone) {
  const first = parseLocalDate(from);
  const last = parseLocalDate(to);
  return {
    account_id: account_id || null,
    action: action || null,
    record_id: record?.id ?? null,
    since: first ? startOfDay(first, zone) : null,
    until: last ? startOfDay(addDays(last, 1), zone) : null,
  };
}
