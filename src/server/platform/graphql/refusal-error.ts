import { GraphQLError } from "graphql";
import { isRefusal, type Refusal } from "../../../domain/decision.ts";

/** A refusal as an error: its word is the code, what the word does not say is the detail. */
export const refusalError = ({ refused, detail }: Refusal): GraphQLError =>
  new GraphQLError(messageOf(refused, detail), {
    extensions: { code: refused, detail: detail ?? null },
  });

/** For the operations of specification §7, which answer the object itself: a refusal is thrown as an error. */
export function orRefusalError<Outcome>(outcome: Outcome): Exclude<Outcome, Refusal>;
export function orRefusalError(outcome: unknown): unknown {
  if (isRefusal(outcome)) throw refusalError(outcome);
  return outcome;
}

/** For a program's log; a screen words the code itself. */
function messageOf(word: string, detail: unknown): string {
  const first = word === "bad-input" && isRecord(detail) ? Object.values(detail)[0] : undefined;
  return typeof first === "string" ? first : `Cette demande est refusée (${word}).`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
