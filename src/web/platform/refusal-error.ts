/** The refusals of the operations that answer the object itself: they come as errors. */
import type { CombinedError } from "urql";
import { isRefusalWord } from "../../domain/decision.ts";

export type RefusalAnswer = { refused: string; detail: unknown };

/** The refusal that an answer's errors hold; undefined for a fault of the server or of the network. */
export function refusalOf({
  graphQLErrors,
}: Pick<CombinedError, "graphQLErrors">): RefusalAnswer | undefined {
  for (const { extensions } of graphQLErrors)
    if (isRefusalWord(extensions["code"]))
      return { refused: extensions["code"], detail: extensions["detail"] ?? undefined };
  return undefined;
}

/** The reference under which the server's log has the details of a fault; absent when it did not answer. */
export function referenceOf({
  graphQLErrors,
}: Pick<CombinedError, "graphQLErrors">): string | undefined {
  for (const { extensions } of graphQLErrors)
    if (typeof extensions["reference"] === "string") return extensions["reference"];
  return undefined;
}
