/** What the platform did not take, or rejected, leaves once more. */
import { resendingOf } from "../../../domain/invoice/platform/resend.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { creditsOf, isCredit, loadIssued } from "../store.ts";
import { readCorrection } from "./read-correction.ts";
import { flowsNamed, resendFlow } from "./sending/store.ts";

/** False when it may not, or when another person did it first; undefined for no such flow. */
export async function resend(db: ShopDb, id: string, at: Instant): Promise<boolean | undefined> {
  const [flow] = await flowsNamed(db, [id]);
  if (!flow) return undefined;
  const [issued] = flow.kind === "invoice" ? await loadIssued(db, [flow.subject_id]) : [];
  const resending = resendingOf({
    ...flow,
    isRejected: flow.verdict === "rejected",
    isCredit: issued !== undefined && isCredit(issued),
    isCancelled: issued !== undefined && (await creditsOf(db, [issued.id])).length > 0,
    correction: issued ? await readCorrection(db, issued.id) : "none",
  });
  return resending === "none" ? false : resendFlow(db, flow, { resending, at });
}
