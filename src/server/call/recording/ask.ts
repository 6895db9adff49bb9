/** A person of the shop asks the client to agree to a recording. Nothing is recorded before the answer. */
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { pageOf } from "../../../domain/call/seat.ts";
import { whyClosed } from "../../../domain/call/status.ts";
import type { CallRefusal } from "../../../domain/call/refusals.ts";
import type { Instant } from "../../../domain/time.ts";
import { loadFiles } from "../../file/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Guest } from "../find.ts";
import { presentIn } from "../room/store.ts";
import { lockCall } from "../store.ts";
import { endRecordings, insertRecording, loadRecording, openRecordingOf } from "./store.ts";

type Asking = { id: string; page: string; at: Instant };

/** Undefined when there is no such call. Asked again with the same id, it is asked once. */
export async function askRecording(
  db: ShopDb,
  { call_id, account_id }: Pick<Guest, "call_id" | "account_id">,
  { id, page, at }: Asking,
): Promise<{ asked: string } | Refusal<CallRefusal> | undefined> {
  const call = await lockCall(db, call_id);
  if (!call) return undefined;
  const closed = whyClosed(call, at);
  if (closed) return refuse(closed);
  // The film joins the repair.
  if (!call.repair_id) return refuse("no-repair");
  const present = await presentIn(db, call_id);
  if (
    account_id === null ||
    !pageOf(present, { id: page, account_id }) ||
    present.every(({ seat }) => seat !== "client")
  )
    return refuse("not-in-call");
  const known = await loadRecording(db, id);
  if (known) return known.call_id === call_id ? { asked: id } : refuse("bad-input");
  // The film is the file of this id: another file is never taken for it.
  if ((await loadFiles(db, [id])).length > 0) return refuse("bad-input");
  const open = await openRecordingOf(db, call_id);
  if (open) return { asked: open.id };
  // One whose page left without a word.
  await endRecordings(db, { call_id, at });
  const asked = { id, call_id, page, asked_by: account_id, asked_at: at };
  return (await insertRecording(db, asked)) ? { asked: id } : refuse("bad-input");
}
