/** Changes that enter the chain: once they are committed, the chain's head is copied out of the database. */
import type { Action } from "../../domain/account/permissions.ts";
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import type { Context } from "../platform/graphql.ts";
import { changeBy, type Change } from "../quote/graphql-input.ts";
import { saveAnchor } from "./store.ts";

/** `changeBy`, then the copy of the head; nothing to copy after a refusal. */
export async function changeInLedger<Word extends string>(
  context: Context,
  action: Action,
  change: Change<Word>,
): Promise<{ id: string } | Refusal> {
  const changed = await changeBy(context, action, change);
  if (!isRefusal(changed)) await saveAnchor(context.services, context.scope);
  return changed;
}
