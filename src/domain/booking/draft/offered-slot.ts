/** An arrival window as it is offered to a visitor, and as it comes back. */
import type { OfferedSlot } from "../../agenda/slot-request.ts";
import { parseInstant } from "../../time.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Parses the slots of an answer or of a stored draft; an incomplete one is left out. */
export const slotsOf = (value: unknown): OfferedSlot[] =>
  Array.isArray(value) ? value.flatMap((entry) => slotOf(entry) ?? []) : [];

function slotOf(value: unknown): OfferedSlot | undefined {
  if (!isRecord(value)) return undefined;
  const { slot_id, user_id } = value;
  const start_at = parseInstant(String(value.start_at));
  const public_start_at = parseInstant(String(value.public_start_at));
  const public_end_at = parseInstant(String(value.public_end_at));
  if (typeof slot_id !== "string" || typeof user_id !== "string") return undefined;
  return start_at && public_start_at && public_end_at
    ? { slot_id, user_id, start_at, public_start_at, public_end_at }
    : undefined;
}

/** Empty for a person who takes no more bookings. */
export const firstnameOf = (
  technicians: readonly { id: string; firstname: string }[],
  user_id: string,
): string => technicians.find(({ id }) => id === user_id)?.firstname ?? "";
