/** Pieces of a part come in: all of them, or those that the supplier had. */
import { refuse, type Refusal } from "../../decision.ts";
import type { JournalItem } from "../journal.ts";
import { isAwaited, type SparePart } from "./spare-part.ts";

export type Delivery = {
  part_id: string;
  /** Pieces received before this delivery, as its author saw them: counted twice, it is refused. */
  from: number;
  quantity: number;
};

export type DeliveryRefusal = "received-meanwhile" | "too-many-received";

export function receivePart(
  part: SparePart,
  { from, quantity }: Delivery,
): JournalItem | Refusal<DeliveryRefusal> {
  if (!isAwaited(part) || part.received !== from) return refuse("received-meanwhile");
  const missing = part.quantity - part.received - quantity;
  if (missing < 0) return refuse("too-many-received");
  const { id: part_id, description } = part;
  return { type: "PartReceived", payload: { part_id, description, quantity, missing } };
}

export const cancelPart = (part: SparePart): JournalItem | Refusal<"received-meanwhile"> =>
  isAwaited(part)
    ? { type: "PartCancelled", payload: { part_id: part.id, description: part.description } }
    : refuse("received-meanwhile");
