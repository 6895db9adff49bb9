import type { InvoiceParts } from "../parts.ts";

export type CreditLine = InvoiceParts["creditable"][number];
/** In ten-thousandths, by line; undefined for a line that is not chosen. */
export type ChosenLines = Readonly<Record<string, number | undefined>>;

/** Those of which something is still billed. */
export const linesToCredit = (lines: readonly CreditLine[]): CreditLine[] =>
  lines.filter(({ left }) => left > 0);

/** As the server takes them. */
export const creditedLines = (chosen: ChosenLines): { line_id: string; quantity: number }[] =>
  Object.entries(chosen).flatMap(([line_id, quantity]) =>
    quantity === undefined || !(quantity > 0) ? [] : [{ line_id, quantity }],
  );
