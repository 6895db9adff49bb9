/** An act that is kept on the device when there is no network, and leaves by itself. */
import { useState } from "react";
import { useMutation, type AnyVariables } from "urql";
import { isWaiting, newAct, type DeferredAct } from "../../../domain/deferred/queue.ts";
import { tellDone } from "../../ui/office/notify.ts";
import { actsForAnother } from "../acting-shop.ts";
import { askAllAgain } from "../live.ts";
import { ALOUD, valueOf, type FailureMessages, type Outcome, type Refused } from "../query.ts";
import { keptSession } from "../session.ts";
import { deferredCount } from "./count.ts";
import type { Kind } from "./kind.ts";
import { contextOf } from "./send.ts";
import { startWhenNeeded } from "./starter.ts";

export type DeferrableAction<Value, Variables> = {
  /** "deferred": it is kept on this device and leaves with the network. Undefined: it was said to the person why not. */
  act: (variables: Variables) => Promise<Value | "deferred" | undefined>;
  busy: boolean;
};

export function useDeferrable<Value extends object, Variables extends object>(
  kind: Kind<Value, Variables>,
  tell: FailureMessages = ALOUD,
): DeferrableAction<Exclude<Value, Refused>, Variables> {
  const [, execute] = useMutation<Outcome<Value>, Variables & AnyVariables>(kind.mutation);
  const [busy, setBusy] = useState(false);
  const attempt = async (variables: Variables) => {
    const id = crypto.randomUUID();
    const made = newAct({
      id,
      kind: kind.kind,
      variables: Object.fromEntries(Object.entries(variables)),
      subject: kind.subject(variables, id),
      made_at: Date.now(),
      made_on: {
        title: document.title.replace(/ · Établi$/, ""),
        path: location.pathname + location.search,
      },
    });
    // It would overtake what already waits.
    if ((await mustWait()) && (await keep(made))) return "deferred" as const;
    const done = await execute(variables as Variables & AnyVariables, contextOf(made));
    if (done.error?.networkError && (await keep(made))) return "deferred" as const;
    return valueOf<Value>(done, tell);
  };
  const act = async (variables: Variables) => {
    setBusy(true);
    try {
      return await attempt(variables);
    } finally {
      setBusy(false);
    }
  };
  return { act, busy };
}

async function mustWait(): Promise<boolean> {
  if (actsForAnother()) return false;
  if (!navigator.onLine) return true;
  if (deferredCount(keptSession().session?.me.id).all === 0) return false;
  const { loadDeferred } = await import("./queue.ts");
  const acts = await loadDeferred().catch(() => []);
  return acts.some(isWaiting);
}

/** False where the browser keeps nothing: the form stays as it is. */
async function keep(act: DeferredAct): Promise<boolean> {
  try {
    const { deferAct } = await import("./queue.ts");
    await deferAct(act);
  } catch (error) {
    console.error("deferred act", error);
    return false;
  }
  startWhenNeeded();
  tellDone("Gardé sur cet appareil : cela partira dès le retour du réseau.", "deferred");
  askAllAgain();
  return true;
}
