/** A week of hours as a form sends it. Named exception of the domain: zod, in its small form. */
import * as z from "zod/mini";
import { recordOf } from "../record.ts";
import type { OpeningHours } from "./shop.ts";

const SAY = {
  hours: "Ces horaires sont mal formés.",
  span: "Une plage commence avant de finir, entre 0 h et 24 h.",
  overlap: "Deux plages de ce jour se chevauchent.",
  spans: "Quatre plages par jour au plus.",
};
const DAYS = ["1", "2", "3", "4", "5", "6", "7"] as const;
const MOST_SPANS = 4;

const minutes = z.int(SAY.span).check(z.gte(0, SAY.span), z.lte(1440, SAY.span));
const span = z
  .object({ from: minutes, to: minutes }, SAY.span)
  .check(z.refine(({ from, to }) => from < to, SAY.span));
type Span = z.output<typeof span>;

const inOrder = (spans: readonly Span[]): Span[] => spans.toSorted((a, b) => a.from - b.from);
const areApart = (spans: readonly Span[]): boolean =>
  inOrder(spans).every(({ from }, at, all) => (all[at - 1]?.to ?? 0) <= from);

const day = z.pipe(
  z
    .array(span, SAY.hours)
    .check(z.maxLength(MOST_SPANS, SAY.spans), z.refine(areApart, SAY.overlap)),
  z.transform((spans: Span[]) => inOrder(spans)),
);

/** A day left out is a day off; other keys are dropped. */
export const weekInput = z.pipe(
  z.object(
    recordOf(DAYS, () => z.optional(day)),
    SAY.hours,
  ),
  z.transform((read): OpeningHours => {
    const kept = DAYS.flatMap((name) => (read[name]?.length ? [[name, read[name]]] : []));
    return Object.fromEntries(kept);
  }),
);
