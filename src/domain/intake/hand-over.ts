/** The client takes the appliance back. */
import { refuse, type Decision } from "../decision.ts";
import type { Cents } from "../money.ts";
import type { JournalItem } from "../repair/journal.ts";
import type { RepairEvent, RepairStatus } from "../repair/status.ts";
import type { HandOverInput } from "./input.ts";
import { checkSigned, type Signed, type SigningRefusal } from "./receive.ts";

export type HandOverRefusal = SigningRefusal | "already-returned" | "accessory-unknown";

type Held = { accessories: readonly string[]; returned_at: unknown };

export function handOverDevice(
  given: HandOverInput,
  intake: Held,
): Decision<Signed, HandOverRefusal> {
  if (intake.returned_at !== null) return refuse("already-returned");
  if (!given.returned.every((name) => intake.accessories.includes(name)))
    return refuse("accessory-unknown");
  return checkSigned(given);
}

/** What was left with the appliance and does not go back with it. */
export const missingAccessories = (
  accessories: readonly string[],
  returned: readonly string[],
): string[] => accessories.filter((name) => !returned.includes(name));

/**
 * `remainders`: what each invoice of the repair still owes. Without an invoice the work is still to be charged,
 * unless the client refused it.
 */
export function handOverEvent(status: RepairStatus, remainders: readonly Cents[]): RepairEvent {
  const isCharged = remainders.length > 0 || status === "Devis refusé";
  const isSettled = remainders.every((remainder) => remainder <= 0);
  return isCharged && isSettled ? "handed-over-settled" : "handed-over";
}

export function handOverItem(
  { note }: Pick<HandOverInput, "note">,
  { name, missing, lent }: { name: string; missing: readonly string[]; lent: readonly string[] },
): JournalItem {
  const kept = missing.length > 0 ? `reste à l’atelier : ${missing.join(", ")}` : "";
  const out = lent.length > 0 ? `prêt encore chez le client : ${lent.join(", ")}` : "";
  const text = [`remis à ${name}`, kept, out, note].filter(Boolean).join(" ; ");
  return { type: "DeviceReturned", payload: { note: text } };
}
