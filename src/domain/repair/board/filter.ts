/** What the board and the list of repairs are narrowed to, and in which order the list stands. */
import { epochOf, toInstant, type Instant } from "../../time.ts";
import { isArchived, REPAIR_STATUSES, type RepairStatus } from "../status.ts";

const DAY = 86_400_000;
/** Ten years: no repair is older, and no sum of dates overflows. */
const OLDEST = 3_650;

/** As it is asked; what is absent, null or empty does not narrow. */
export type RepairFilter = {
  status?: readonly string[] | null | undefined;
  /** Words of a reference, a client's name or an appliance; neither case nor accents count. */
  text?: string | null | undefined;
  /** Only the archived ones, or only the others; both when absent. */
  archived?: boolean | null | undefined;
  technician?: string | null | undefined;
  urgent?: boolean | null | undefined;
  /** Days in the status, at least. */
  age?: number | null | undefined;
  /** Name of the intervention type. */
  type?: string | null | undefined;
  /** Category of the appliance. */
  trade?: string | null | undefined;
};

/** The statuses that the filter keeps, in the board's order; archived is one of them. */
export const statusesOf = ({ status, archived }: RepairFilter): RepairStatus[] =>
  REPAIR_STATUSES.filter(
    (known) =>
      (!status || status.includes(known)) &&
      (typeof archived !== "boolean" || isArchived(known) === archived),
  );

/** Since when, at the latest, a repair of that age is in its status; `now` in epoch milliseconds. */
export const enteredBefore = (age: number | null | undefined, now: Instant): Instant | undefined =>
  age && age > 0 ? toInstant(epochOf(now) - Math.min(age, OLDEST) * DAY) : undefined;

/** A reference, two names and an appliance need no more; each word is one more comparison of each row. */
const LONGEST_TEXT = 200;

export const searchedText = (text: string | null | undefined): string =>
  text?.trim().slice(0, LONGEST_TEXT) ?? "";

/** « status » is the board's order: by status, then the urgent ones, then those that have waited longest. */
export const REPAIR_ORDERS = [
  "status",
  "client",
  "reference",
  "since",
  "updated",
  "created",
] as const;
export type RepairOrder = (typeof REPAIR_ORDERS)[number];

export const repairOrder = (asked: string | null | undefined): RepairOrder =>
  REPAIR_ORDERS.find((known) => known === asked) ?? "status";
