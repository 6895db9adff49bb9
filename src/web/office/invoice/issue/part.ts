/** The part of a quote that the dialog bills: what of each line, or all that is left. */
import { creditedLines, type ChosenLines, type CreditLine } from "../credit/chosen-lines.ts";
import type { IssueProposal } from "./query.ts";

/** Undefined while everything that is left is billed. */
export type PartChosen = ChosenLines | undefined;

/** As the server takes them: null for everything that is left. */
export const askedLines = (chosen: PartChosen): ReturnType<typeof creditedLines> | null =>
  chosen === undefined ? null : creditedLines(chosen);

/** Something of the quote was billed before. */
export const isRest = (open: readonly Pick<CreditLine, "left" | "quantity">[]): boolean =>
  open.some(({ left, quantity }) => left < quantity);

/** Something is chosen, and of each line no more than is left. */
export function isSound(
  chosen: PartChosen,
  lines: readonly Pick<CreditLine, "id" | "left">[],
): boolean {
  if (chosen === undefined) return true;
  const taken = lines.flatMap(({ id, left }) => {
    const quantity = chosen[id];
    return quantity === undefined ? [] : [{ quantity, left }];
  });
  return taken.length > 0 && taken.every(({ quantity, left }) => quantity > 0 && quantity <= left);
}

/** Told beside the field that puts it right. */
const TOLD = ["vat-ground-missing", "part-nothing", "part-quantity"];

/** The refusal that no field of the dialog tells. */
export const untoldFault = ({ fault }: Pick<IssueProposal, "fault">): string | undefined =>
  fault && !TOLD.includes(fault) ? fault : undefined;
