/** An administrator tries again what failed, or puts it away: written in the audit of the shop concerned. */
import type { AuditAction } from "../../../domain/account/audit/action.ts";
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { resendMessage, type ResendRefusal } from "../resend.ts";
import { lockMessage } from "../store.ts";
import { archiveMessage, settleTask } from "./store.ts";

export type Failure = { kind: "message" | "task"; id: string; again: boolean };
type Settled = { settled: true };

/** Undefined when there is no such failure any more. */
export async function retryFailure(
  db: ShopDb,
  failure: Failure,
  context: ChangeContext,
): Promise<Settled | Refusal<ResendRefusal> | undefined> {
  const outcome =
    failure.kind === "task"
      ? await retryTask(db, failure)
      : await retryMessage(db, failure, context);
  if (!outcome || isRefusal(outcome)) return outcome;
  const action: AuditAction = failure.again ? "task.retried" : "task.archived";
  await recordAudit(db, context, { action, record: outcome });
  return { settled: true };
}

type Named = { noun: string; id?: string; name: string };

/** A task of the queue has a number, no id of a record. */
const retryTask = async (db: ShopDb, { id, again }: Failure): Promise<Named | undefined> =>
  (await settleTask(db, { id, again })) ? { noun: "task", name: `Tâche nº ${id}` } : undefined;

/** By its template: the subject of a letter may hold a client's name. */
async function retryMessage(
  db: ShopDb,
  { id, again }: Failure,
  context: ChangeContext,
): Promise<Named | Refusal<ResendRefusal> | undefined> {
  const message = await lockMessage(db, id);
  if (message?.status !== "failed") return undefined;
  const named = { noun: "message", id, name: message.template };
  if (!again) return (await archiveMessage(db, id)) ? named : undefined;
  const sent = await resendMessage(db, id, context);
  return isRefusal(sent) ? sent : sent && named;
}
