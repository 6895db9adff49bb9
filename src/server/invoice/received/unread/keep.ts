/** A supplier's file that nothing can read is kept for a person, with the reason. */
import { createHash } from "node:crypto";
import { isRefusal, type Decision } from "../../../../domain/decision.ts";
import { isUnreadReason, type UnreadReason } from "../../../../domain/invoice/received/unread.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { receiveInvoice, type Received, type ReceiveRefusal } from "../receive.ts";
import { insertUnread } from "./store.ts";

type FromPlatform = Omit<Received, "typed">;

/**
 * Answers the invoice's id, or undefined for a file that is kept unread; refused for one that came already, and for an empty
 * one. What a person brings is not kept: they have it under their eyes, and are asked at once what it says.
 */
export async function receiveOrKeep(
  db: ShopDb,
  came: FromPlatform,
): Promise<Decision<string | undefined, ReceiveRefusal>> {
  const received = await receiveInvoice(db, came);
  if (!isRefusal(received)) return received;
  if (!isUnreadReason(received.refused) || came.bytes.length === 0) return received;
  await keepUnread(db, came, received.refused);
  return undefined;
}

export function keepUnread(
  db: ShopDb,
  { bytes, flow_id, created_by, at }: FromPlatform,
  reason: UnreadReason,
): Promise<void> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return insertUnread(db, { bytes, sha256, flow_id, created_by, reason, received_at: at });
}
