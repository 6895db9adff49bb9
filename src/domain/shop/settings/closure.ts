/** A closure of the whole shop, or its opening at unusual hours, as the settings send it. Named exception of the domain: zod, in its small form. */
import * as z from "zod/mini";
import { daysBetween, parseLocalDate, type LocalDate } from "../../time.ts";
import { inOrder, spansFault, type Span } from "./hours.ts";
import { oneLine, parseInput, read, type BadInput } from "../../validation.ts";

/** Both days included. */
export type ClosureInput = { first: LocalDate; last: LocalDate; reason: string };

/** A shop that closes or opens unusually five times a year for forty years. */
export const MOST_CLOSURES = 200;

const SAY = {
  date: "Choisissez une date.",
  order: "Le dernier jour vient avant le premier.",
  hours: "Ces heures sont mal formées.",
  none: "Indiquez les heures d’ouverture.",
  long: "Une ouverture exceptionnelle dure un mois au plus : changez plutôt la semaine.",
  reason: "Ce motif est trop long : 120 caractères au plus.",
};

const fields = {
  first: read(parseLocalDate, SAY.date),
  last: read(parseLocalDate, SAY.date),
  reason: oneLine(120, SAY.reason),
};
const input = z
  .object(fields)
  .check(z.refine(({ first, last }) => first <= last, { error: SAY.order, path: ["last"] }));

/** Days with hours of their own: a Sunday before Christmas, an evening. */
export type OpeningInput = ClosureInput & { hours: Span[] };

const LONGEST_OPENING = 31;
const minutes = z.number(SAY.hours);
const hours = z.pipe(
  z
    .array(z.object({ from: minutes, to: minutes }, SAY.hours), SAY.hours)
    .check(z.maxLength(9, SAY.hours)),
  z.transform((spans: Span[], context): Span[] => {
    const message = spans.length === 0 ? SAY.none : spansFault(spans);
    if (message === undefined) return inOrder(spans);
    context.issues.push({ code: "custom", message, input: spans });
    return z.NEVER;
  }),
);
const opening = z.object({ ...fields, hours }).check(
  z.refine(({ first, last }) => first <= last, { error: SAY.order, path: ["last"] }),
  z.refine(({ first, last }) => daysBetween(first, last) < LONGEST_OPENING, {
    error: SAY.long,
    path: ["last"],
  }),
);

export const parseOpening = (value: unknown): OpeningInput | BadInput => parseInput(opening, value);

export const parseClosure = (value: unknown): ClosureInput | BadInput => parseInput(input, value);
