/** The shop pays an invoice with what it keeps for the client, or keeps for them what the invoice owes. */
import { isRefusal, type Decision } from "../../domain/decision.ts";
import { isSaleKind } from "../../domain/invoice/kind.ts";
import type { UseInput } from "../../domain/payment/input.ts";
import { useAccount, type UseRefusal } from "../../domain/payment/use.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { advanceRepair } from "../repair/store.ts";
import { findRepeated, type RepeatRefusal } from "./repeat.ts";
import { lockAccounts, sealMovement } from "./seal.ts";

/** Answers the invoice's id; undefined when it is not one of this shop's. */
export async function useAccountOn(
  db: ShopDb,
  { invoice_id, id: given, use, amount }: UseInput,
  context: ChangeContext,
): Promise<Decision<string, UseRefusal | RepeatRefusal> | undefined> {
  const locked = await lockAccounts(db, [invoice_id], context.at);
  const [account] = locked?.accounts ?? [];
  if (!locked || !account) return undefined;
  const id = given ?? locked.newId();
  const paid = use === "pay" ? amount : 0 - amount;
  const parts = [
    { invoice_id, amount: paid },
    { invoice_id: null, amount: 0 - paid },
  ];
  const asked = { id, kind: "transfer", method: "account", parts } as const;
  const repeated = await findRepeated(db, asked);
  if (repeated) return isRefusal(repeated) ? repeated : invoice_id;
  const entries = useAccount({ id, use, amount }, { ...locked, account });
  if (isRefusal(entries)) return entries;
  const { remainders, at } = await sealMovement(db, { ...locked, entries }, context);
  const { author } = context;
  const isSettled = isSaleKind(account.invoice.kind) && remainders.get(invoice_id) === 0;
  const { repair_id } = account.invoice;
  if (use === "pay" && isSettled) await advanceRepair(db, repair_id, { event: "paid", author, at });
  return invoice_id;
}
