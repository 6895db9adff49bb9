/** The same request sent again, by a double click or a network that was cut, is the movement it already made. */
import { refuse, type Decision } from "../../domain/decision.ts";
import type { EntryMethod, MovementKind } from "../../domain/payment/payment.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { entriesOfMovement } from "./store.ts";

export type RepeatRefusal = "movement-taken";

type Asked = {
  id: string;
  kind: MovementKind;
  method: EntryMethod;
  /** All of its entries, signed as they are. */
  parts: readonly { invoice_id: string | null; amount: number }[];
};

/** Called under the lock of what the movement is on. Refused when the id is that of another movement. */
export async function findRepeated(
  db: ShopDb,
  { id, kind, method, parts }: Asked,
): Promise<Decision<"repeated", RepeatRefusal> | undefined> {
  const entries = await entriesOfMovement(db, id);
  if (entries.length === 0) return undefined;
  const isOfKind = entries.every((entry) => entry.kind === kind && entry.method === method);
  const isSame =
    isOfKind &&
    parts.length === entries.length &&
    parts.every(({ invoice_id, amount }) =>
      entries.some((entry) => entry.invoice_id === invoice_id && entry.amount === amount),
    );
  return isSame ? "repeated" : refuse("movement-taken");
}
