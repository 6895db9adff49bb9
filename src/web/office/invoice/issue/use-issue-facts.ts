import { useState } from "react";
import type { BilledNature, VatGround } from "../../../../domain/invoice/facts.ts";
import { BILLED_NATURES } from "../../../../domain/invoice/facts.ts";
import { parseLocalDate, type LocalDate } from "../../../../domain/time.ts";
import type { IssueProposal } from "./query.ts";

export type TypedFacts = {
  performed_on: string;
  nature: BilledNature;
  vat_ground: VatGround | null;
  order_number: string;
};
export type ChangeFacts = (changes: Partial<TypedFacts>) => void;

/** What is proposed, with what was typed over it. */
export function useIssueFacts(
  proposal: IssueProposal | null | undefined,
): [TypedFacts | undefined, ChangeFacts] {
  const [typed, setTyped] = useState<Partial<TypedFacts>>({});
  const facts = proposal && {
    performed_on: String(proposal.performed_on),
    nature: BILLED_NATURES.find((nature) => nature === proposal.nature) ?? "services",
    vat_ground: null,
    order_number: "",
    ...typed,
  };
  return [facts ?? undefined, (changes) => setTyped({ ...typed, ...changes })];
}

/** As the server takes them; undefined while the date is not one. */
export const sentFacts = (
  facts: TypedFacts | undefined,
): (Omit<TypedFacts, "performed_on"> & { performed_on: LocalDate }) | undefined => {
  const performed_on = facts && parseLocalDate(facts.performed_on);
  return facts && performed_on ? { ...facts, performed_on } : undefined;
};
