/** The shop notes the late interest, or the 40 EUR, that a professional paid. */
import { isRefusal, type Decision } from "../../../domain/decision.ts";
import { sum, type Cents } from "../../../domain/money.ts";
import { receiveLateFee, type LateFeeRefusal } from "../../../domain/payment/late/receive.ts";
import type { LateFeeInput } from "../../../domain/payment/input.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { lockAccounts, type LockedAccounts } from "../seal.ts";
import { cashElsewhere } from "../store.ts";
import { owedFees } from "./load.ts";
import { sealFee } from "./seal.ts";

/** Answers the invoice's id; undefined when it is not one of this shop's. The same request sent again is answered the same. */
export async function receiveFee(
  db: ShopDb,
  asked: LateFeeInput,
  context: ChangeContext,
): Promise<Decision<string, LateFeeRefusal> | undefined> {
  const { id, invoice_id, method, reference, received_on } = asked;
  const locked = await lockAccounts(db, [invoice_id], context.at);
  if (!locked) return undefined;
  const [fees] = await owedFees(db, [invoice_id], locked.today);
  const received = fees?.received ?? [];
  if (received.some((fee) => fee.id === id)) return invoice_id;
  const cash_before = await cashOf(db, locked);
  const amounts = receiveLateFee(asked, { ...locked, fees, received, cash_before });
  if (isRefusal(amounts)) return amounts;
  const fee = { ...amounts, id, invoice_id, method, reference, received_on, corrects_id: null };
  await sealFee(db, { ...locked, fee, received }, context);
  return invoice_id;
}

/** For the repair of the invoice, on whatever document. */
async function cashOf(db: ShopDb, { accounts }: Pick<LockedAccounts, "accounts">): Promise<Cents> {
  const repairs = accounts.map(({ invoice }) => invoice.repair_id);
  return sum([...(await cashElsewhere(db, repairs, [])).values()]);
}
