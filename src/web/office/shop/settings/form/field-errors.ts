import * as z from "zod/mini";

/** Sentences by field: « siret », « tariffs.travel_incl ». */
export type Errors = Readonly<Record<string, string>>;

const sentences = z.record(z.string(), z.string());

/** What a refusal says beside fields; nothing for any other refusal. */
export function fieldErrors(refused: string, detail: unknown, text: string): Errors {
  if (refused === "address-taken") return { slug: text };
  return (refused === "bad-input" && sentences.safeParse(detail).data) || {};
}

/** The sentences of a structure, by its own fields: « travel_incl ». */
export const errorsOf = (errors: Errors, structure: string): Errors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) =>
      path.startsWith(`${structure}.`) ? [[path.slice(structure.length + 1), text]] : [],
    ),
  );

/** Those of the days of a week, whatever range of the day is meant. */
export const dayErrors = (errors: Errors): Record<number, string> =>
  Object.fromEntries(
    Object.entries(errorsOf(errors, "opening_hours")).map(([path, text]) => [
      Number(path.split(".")[0]),
      text,
    ]),
  );
