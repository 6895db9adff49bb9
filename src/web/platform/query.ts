/** Reading and acting: the only two ways for a screen to speak to the server. */
import { useEffect, useMemo, useState } from "react";
import {
  createRequest,
  useMutation,
  useQuery,
  type AnyVariables,
  type OperationResult,
  type TypedDocumentNode,
  type UseQueryState,
} from "urql";
import { tellFault, tellRefusal } from "../ui/office/notify.ts";
import { useWhilePressed } from "../ui/use-while-pressed.ts";
import { reuse } from "./answer/reuse.ts";
import { answerOf } from "./client.ts";
import { isListening, useLive, type LiveNoun } from "./live.ts";
import { follow, isFollowed, type Followed } from "./live/followed.ts";
import { referenceOf, refusalOf } from "./refusal-error.ts";
import { reportError } from "./errors/report-error.ts";
import { refusalText } from "./refusal.ts";

type ReadOptions<Data, Variables> = {
  query: TypedDocumentNode<Data, Variables & AnyVariables>;
  variables: Variables & AnyVariables;
  /** Changes of these nouns make the screen ask again. */
  nouns: readonly LiveNoun[];
  pause?: boolean;
  /** Never what the cache holds: a definitive act starts from what the server says now. */
  fresh?: boolean;
  /**
   * What is new waits until the finger is up: for what is read and pressed, such as a list, and never for what a form
   * begins with, which may be drawn by an answer that came meanwhile.
   */
  steady?: boolean;
  /** What must be known before asking: this read waits and fails with it. */
  after?: Pick<Read<unknown>, "data" | "failed" | "retry">;
};

export type Read<Data> = {
  data: Data | undefined;
  /** True while nothing can be shown yet. */
  waiting: boolean;
  /** True while what is shown answers an earlier question. */
  late: boolean;
  failed: boolean;
  retry: () => void;
};

/**
 * Shows what the cache holds at once unless it is `fresh`, asks the server unless another part of the screen follows the same,
 * and asks again when something changed.
 */
export function useRead<Data, Variables>(reading: ReadOptions<Data, Variables>): Read<Data> {
  const { query, variables, nouns, pause = false, fresh = false, steady = false, after } = reading;
  const isEarly = after !== undefined && !after.data;
  const isPaused = pause || isEarly;
  const { key } = createRequest(query, variables);
  // As it was when this part first asked: what was answered before changes were heard may have missed one.
  const isHeard = useMemo(isListening, [key, isPaused]);
  const isKnown = useMemo(() => isHeard && isFollowed({ key, nouns }), [key, isPaused]);
  const [result, ask] = useQuery<Data, Variables & AnyVariables>({
    query,
    variables,
    pause: isPaused,
    requestPolicy: fresh ? "network-only" : isKnown ? "cache-first" : "cache-and-network",
  });
  const askAgain = () => ask({ requestPolicy: "network-only" });
  const retry = isEarly ? after.retry : askAgain;
  useLive({ nouns, key, refresh: askAgain, paused: isPaused, busy: result.fetching });
  const isAnswered = result.data !== undefined && !result.error;
  useFollowed({ key, nouns }, isHeard && !isPaused && isAnswered);
  const data = useWhilePressed(useLastAnswer(result), steady && String(key));
  const hasFailed = isEarly ? after.failed : result.error !== undefined;
  return {
    data,
    waiting: !data && !hasFailed,
    late: result.fetching,
    failed: !data && hasFailed,
    retry,
  };
}

function useFollowed({ key, nouns }: Followed, isAnswered: boolean): void {
  useEffect(() => {
    if (!isAnswered) return;
    return follow({ key, nouns });
  }, [key, nouns.join(" "), isAnswered]);
}

/**
 * urql drops the data of a query whose refresh fails. This keeps the last data of the same query: otherwise a short
 * network failure would unmount the form that shows it, with its unsaved input.
 */
function useLastAnswer<Data>({ data, operation }: UseQueryState<Data>): Data | undefined {
  const [answer, setAnswer] = useState({ key: operation?.key, said: data, data });
  if (data && answer.said !== data)
    setAnswer({ key: operation?.key, said: data, data: reuse(answer.data, data) });
  if (data) return answer.said === data ? answer.data : data;
  return answer.key === operation?.key ? answer.data : undefined;
}

export type Refused = { __typename: "Refusal"; refused: string; detail?: unknown };
/** Every mutation names its field `result`: a value or, where the mutation answers a union, a refusal. */
export type Outcome<Value> = { result: Value | Refused };

const isRefused = (value: object): value is Refused =>
  "__typename" in value && value.__typename === "Refusal";

export type Action<Value, Variables> = {
  act: (variables: Variables) => Promise<Value | undefined>;
  busy: boolean;
};

/** How a person learns that it was not done. */
export type FailureMessages = {
  /** `raw` is the error itself, as it came; `reference` names it in the server's log. */
  fault: (isNetwork: boolean, raw: string, reference?: string) => undefined;
  refusal: (refused: string, detail: unknown) => undefined;
};

export const ALOUD: FailureMessages = {
  fault: (isNetwork, _raw, reference) => tellFault(isNetwork, reference),
  refusal: (refused) => tellRefusal(refusalText(refused)),
};

/**
 * Does it; a refusal or a fault is said to the person (in the corner of the screen, unless the form
 * says it itself), and the answer is then undefined.
 */
export function useAction<Value extends object, Variables>(
  mutation: TypedDocumentNode<Outcome<Value>, Variables & AnyVariables>,
  tell: FailureMessages = ALOUD,
): Action<Exclude<Value, Refused>, Variables> {
  const [, execute] = useMutation<Outcome<Value>, Variables & AnyVariables>(mutation);
  const [busy, setBusy] = useState(false);
  const act = async (variables: Variables) => {
    setBusy(true);
    const done = await execute(variables as Variables & AnyVariables);
    setBusy(false);
    return valueOf<Value>(done, tell);
  };
  return { act, busy };
}

/** The value that a mutation answered; a refusal or a fault is said to the person. */
export function valueOf<Value extends object>(
  done: OperationResult<Outcome<Value>>,
  tell: FailureMessages,
): Exclude<Value, Refused> | undefined {
  const { error } = done;
  const data = answerOf(done);
  const refusal = error && refusalOf(error);
  if (refusal) return tell.refusal(refusal.refused, refusal.detail);
  if (error && !error.networkError) reportError(error);
  if (error) return tell.fault(error.networkError !== undefined, error.message, referenceOf(error));
  if (!data) return tell.fault(false, "");
  return settled<Value>(data.result, tell);
}

function settled<Value extends object>(
  result: Value | Refused,
  tell: FailureMessages,
): Exclude<Value, Refused> | undefined {
  if (!isRefused(result)) return result as Exclude<Value, Refused>;
  return tell.refusal(result.refused, result.detail);
}
