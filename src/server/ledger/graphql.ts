/** Mutations that add to the chain: once they are committed, the chain's head is copied out of the database. */
import type { Action } from "../../domain/account/permissions.ts";
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import { change, type Verb } from "../platform/change.ts";
import type { Context } from "../platform/graphql.ts";
import { saveAnchor } from "./store.ts";

/** `change`, then the copy of the head; nothing to copy after a refusal. */
export async function changeInLedger<Outcome>(
  context: Context,
  action: Action,
  verb: Verb<Outcome>,
): Promise<Outcome | Refusal<"not-allowed">> {
  const changed = await change(context, action, verb);
  if (!isRefusal(changed)) await saveAnchor(context.services, context.scope);
  return changed;
}
