/** A line of the audit as cells of a spreadsheet. */
import { formatMoment, type Instant, type Zone } from "../../time.ts";
import { isAuditAction } from "./action.ts";
import type { AuditValues } from "./changes.ts";
import { AUDIT_ACTION_FR, authorText, changeLines } from "./words.ts";

export const AUDIT_HEADINGS = [
  "Date (UTC)",
  "Date",
  "Par",
  "Action",
  "Sur",
  "Changement",
  "Réseau",
];

type Line = {
  at: Instant;
  author: string;
  role: string;
  acting: boolean;
  action: string;
  name: string;
  before: AuditValues | null;
  after: AuditValues | null;
  network: string;
};

export const auditCells = (line: Line, zone: Zone): string[] => [
  line.at,
  formatMoment(line.at, zone),
  authorText(line.author, line),
  actionText(line.action),
  line.name,
  changeLines(line.before, line.after).join(" · "),
  line.network,
];

/** An action of a later version keeps its own name. */
export const actionText = (action: string): string =>
  isAuditAction(action) ? AUDIT_ACTION_FR[action] : action;
