/** One attempt of a deferred act, and what became of it. */
import type { AnyVariables, Client, CombinedError, OperationResult } from "urql";
import type { DeferredAct, Outcome } from "../../../domain/account/deferred/queue.ts";
import { answerOf } from "../client.ts";
import type { Outcome as Answered } from "../query.ts";
import { refusalOf } from "../refusal-error.ts";
import { contextOf } from "./deferrable.ts";
import type { Kind } from "./kind.ts";

export async function sendAct(
  client: Pick<Client, "mutation">,
  { mutation }: Pick<Kind, "mutation">,
  act: DeferredAct,
): Promise<Outcome> {
  const variables = act.variables as AnyVariables;
  return outcomeOf(await client.mutation(mutation, variables, contextOf(act)).toPromise());
}

type Done = Pick<OperationResult<Answered<object>>, "data" | "error" | "extensions">;

export function outcomeOf(done: Done): Outcome {
  const { error } = done;
  if (error) return failureOf(error);
  const result = answerOf(done)?.result;
  if (!result) return { type: "cut" };
  return "refused" in result && typeof result.refused === "string"
    ? { type: "refused", refused: result.refused, detail: detailOf(result) }
    : { type: "done" };
}

const detailOf = (result: object): unknown => ("detail" in result ? result.detail : undefined);

/** Statuses after which the same request may succeed (RFC 9110, RFC 6585). */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

const FAULT = "INTERNAL_SERVER_ERROR";
/** It leaves after the next sign-in. */
const SIGNED_OUT = "UNAUTHENTICATED";

/** A line or a server that failed is tried again; what a person must read is theirs. */
function failureOf(error: CombinedError): Outcome {
  const refusal = refusalOf(error);
  if (refusal) return { type: "refused", ...refusal };
  const code = error.graphQLErrors[0]?.extensions["code"];
  if (code === FAULT) return { type: "fault", code };
  if (typeof code === "string" && code !== SIGNED_OUT) return { type: "refused", refused: code };
  const status = statusOf(error);
  return status >= 400 && status < 500 && !PASSING.has(status)
    ? { type: "refused", refused: "BAD_USER_INPUT" }
    : { type: "cut" };
}

/** 0 when no answer came. */
function statusOf({ response }: CombinedError): number {
  const read: unknown = response;
  return read instanceof Response ? read.status : 0;
}
