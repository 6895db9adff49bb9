/** A call that was opened alone is given to a repair: its notes and what came of it join the journal. */
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import { whyNotAttached, type AttachRefusal } from "../../domain/call/attach.ts";
import { heldItems } from "../../domain/call/end.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { appendItems, lockRepair } from "../repair/store.ts";
import { lockCall, openCallOf, updateCall, type CallRow } from "./store.ts";

type Attaching = { id: string; repair_id: string };

/** Undefined when the call or the repair is not one of this shop's. */
export async function attachCall(
  db: ShopDb,
  { id, repair_id }: Attaching,
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<CallRow | Refusal<AttachRefusal> | undefined> {
  // The repair first, as where a call is opened for it.
  const repair = await lockRepair(db, repair_id);
  const call = await lockCall(db, id);
  if (!repair || !call) return undefined;
  const isInCall = (await openCallOf(db, repair_id)) !== undefined;
  const refused = whyNotAttached({ call, repair, isInCall });
  if (isRefusal(refused) || call.repair_id) return refused ?? call;
  await updateCall(db, id, { repair_id });
  const { ended_at, outcome, shop_id } = call;
  const items = ended_at ? heldItems({ ...call, ended_at }, outcome ?? "none") : [];
  if (items.length > 0) await appendItems(db, { shop_id, repair_id, author, at }, items);
  return { ...call, repair_id };
}
