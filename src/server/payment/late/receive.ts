/** The shop notes the late interest, or the 40 EUR, that a professional paid. */
import { isRefusal, type Decision } from "../../../domain/decision.ts";
import { receiveLateFee, type LateFeeRefusal } from "../../../domain/payment/late/receive.ts";
import type { LateFeeInput } from "../../../domain/payment/input.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems } from "../../repair/store.ts";
import { lockAccounts } from "../seal.ts";
import { owedFees } from "./load.ts";
import { insertFee } from "./store.ts";

/** Answers the invoice's id; undefined when it is not one of this shop's. The same request sent again is answered the same. */
export async function receiveFee(
  db: ShopDb,
  asked: LateFeeInput,
  { author, at }: ChangeContext,
): Promise<Decision<string, LateFeeRefusal> | undefined> {
  const { id, invoice_id, method, received_on } = asked;
  const locked = await lockAccounts(db, [invoice_id], at);
  const [account] = locked?.accounts ?? [];
  if (!locked || !account) return undefined;
  const { today, file } = locked;
  const [fees] = await owedFees(db, [account], today);
  if (fees?.received.some((fee) => fee.id === id)) return invoice_id;
  const received = receiveLateFee(asked, { fees, received: fees?.received ?? [], today });
  if (isRefusal(received)) return received;
  const created_by = author.account_id;
  const row = { ...received, id, invoice_id, method, received_on, created_by, created_at: at };
  await insertFee(db, row);
  const { reference, repair_id } = account.invoice;
  await appendItems(db, { shop_id: file.shop.id, repair_id, author, at }, [
    { type: "LateFeeReceived", payload: { invoice_id, reference, ...received } },
  ]);
  return invoice_id;
}
