/** A closure of the whole shop as the settings send it. Named exception of the domain: zod, in its small form. */
import * as z from "zod/mini";
import { parseLocalDate, type LocalDate } from "../../time.ts";
import { oneLine, parseInput, read, type BadInput } from "../../validation.ts";

/** Both days included. */
export type ClosureInput = { first: LocalDate; last: LocalDate; reason: string };

/** A shop that closes five times a year for forty years. */
export const MOST_CLOSURES = 200;

const SAY = {
  date: "Choisissez une date.",
  order: "Le dernier jour vient avant le premier.",
  reason: "Ce motif est trop long : 120 caractères au plus.",
};

const input = z
  .object({
    first: read(parseLocalDate, SAY.date),
    last: read(parseLocalDate, SAY.date),
    reason: oneLine(120, SAY.reason),
  })
  .check(z.refine(({ first, last }) => first <= last, { error: SAY.order, path: ["last"] }));

export const parseClosure = (value: unknown): ClosureInput | BadInput => parseInput(input, value);
