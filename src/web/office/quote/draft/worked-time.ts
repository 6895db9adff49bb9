/** The first labour line of a quote begins with the time spent on the repair. */
import { ONE, type Quantity } from "../../../../domain/money.ts";
import type { QuoteLine } from "../../../../domain/quote/line.ts";
import {
  billedMinutes,
  totalMinutes,
  type WorkTime,
} from "../../../../domain/repair/work-time/work-time.ts";
import type { Instant } from "../../../../domain/time.ts";

type Times = readonly Pick<WorkTime, "started_at" | "minutes">[];

/** Hours as a quote counts them; 0 when no time was noted. */
export const workedHours = (times: Times, now: Instant): Quantity =>
  (billedMinutes(totalMinutes(times, now)) * ONE) / 60;

type Around = { lines: readonly Pick<QuoteLine, "kind">[]; worked: Quantity };

/** Only the first: a second one is other work, whose time is typed. */
export function withWorkedTime<Line extends Pick<QuoteLine, "kind" | "quantity">>(
  line: Line,
  { lines, worked }: Around,
): Line {
  const isFirst = line.kind === "labour" && !lines.some(({ kind }) => kind === "labour");
  return isFirst && worked ? { ...line, quantity: worked } : line;
}
