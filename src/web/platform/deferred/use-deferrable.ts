/** An act that is kept on the device when there is no network, and leaves by itself. */
import { useState } from "react";
import { useMutation, type AnyVariables } from "urql";
import { actsForAnother } from "../acting-shop.ts";
import { ALOUD, valueOf, type FailureMessages, type Outcome, type Refused } from "../query.ts";
import { keptSession } from "../session.ts";
import { deferredCount } from "./count.ts";
import { contextOf, type Deferrable } from "./deferrable.ts";

export type DeferrableAction<Value, Variables> = {
  /** "deferred": it is kept on this device and leaves with the network. Undefined: it was said to the person why not. */
  act: (variables: Variables) => Promise<Value | "deferred" | undefined>;
  busy: boolean;
};

export function useDeferrable<Value extends object, Variables extends object>(
  { kind, mutation, subject }: Deferrable<Value, Variables>,
  tell: FailureMessages = ALOUD,
): DeferrableAction<Exclude<Value, Refused>, Variables> {
  const [, execute] = useMutation<Outcome<Value>, Variables & AnyVariables>(mutation);
  const [busy, setBusy] = useState(false);
  const attempt = async (given: Variables) => {
    const id = crypto.randomUUID();
    const made = {
      id,
      kind,
      variables: given,
      subject: subject(given, id),
      made_at: Date.now(),
    };
    const queue = mayWait() ? await late() : undefined;
    if ((await queue?.mustWait()) && (await queue?.keep(made))) return "deferred" as const;
    const done = await execute(given as Variables & AnyVariables, contextOf(made));
    if (
      done.error?.networkError &&
      !actsForAnother() &&
      (await (queue ?? (await late()))?.keep(made))
    )
      return "deferred" as const;
    return valueOf<Value>(done, tell);
  };
  const act = (variables: Variables) => {
    setBusy(true);
    return attempt(variables).finally(() => setBusy(false));
  };
  return { act, busy };
}

/** Undefined where its script cannot come: the form stays as it is. */
const late = () => import("./late.ts").catch(() => undefined);

/** Something waits already, or nothing can leave. An administrator in another's shop acts with a network. */
const mayWait = (): boolean =>
  !actsForAnother() && (!navigator.onLine || deferredCount(keptSession().session?.me.id).all > 0);
