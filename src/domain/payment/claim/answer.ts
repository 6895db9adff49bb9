/** What the eco-organisation says of a claim that was sent. */
import type { LocalDate } from "../../time.ts";
import { mayPass, type ClaimFile, type ClaimState } from "./claim.ts";

export type ClaimAnswer =
  | { status: "received" }
  | { status: "complete" }
  | { status: "rejected"; reason: string }
  | { status: "repaid"; reference: string; paid_on: LocalDate };

/** The state that the claim takes; undefined when the answer says nothing new. */
export function answeredState(state: ClaimState, answer: ClaimAnswer): ClaimState | undefined {
  if (answer.status === "received") return undefined;
  return mayPass(state, answer.status) ? answer.status : undefined;
}

/** A rejection without a word is still one that has to be explained to the shop. */
export const reasonOf = (answer: ClaimAnswer): string =>
  answer.status === "rejected" ? answer.reason.trim() || "Sans motif donné." : "";

/** A file of the claim, with its bytes in base 64. */
export type ClaimPaper = {
  kind: "invoice" | "plate" | "appliance";
  filename: string;
  content: string;
};
export type ClaimToSubmit = ClaimFile & { papers: readonly ClaimPaper[] };

/** Both throw when the service does not answer: the queue tries again. */
export type ClaimService = {
  /** Answers what the eco-organisation calls the claim. */
  submit: (claim: ClaimToSubmit) => Promise<string>;
  statusOf: (external_id: string) => Promise<ClaimAnswer>;
};
