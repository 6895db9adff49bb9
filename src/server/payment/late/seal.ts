/** What a fee and its correction share: the row, its link in the chain, and the line of the journal. */
import { ledgerLateFee } from "../../../domain/ledger/entry.ts";
import type { LateFee } from "../../../domain/payment/late/receive.ts";
import { appendEntry, takeMoment } from "../../ledger/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems } from "../../repair/store.ts";
import type { LockedAccounts } from "../seal.ts";
import { insertFee } from "./store.ts";

type Sealed = Pick<LockedAccounts, "accounts" | "file"> & {
  fee: LateFee;
  /** What was noted before on the same invoice. */
  received: readonly LateFee[];
};

export async function sealFee(
  db: ShopDb,
  { accounts, file, fee, received }: Sealed,
  context: ChangeContext,
): Promise<void> {
  const [account] = accounts;
  if (!account) throw new Error("a fee without an invoice");
  const { author, ledgerKey } = context;
  const at = await takeMoment(db, context.at);
  const row = { ...fee, created_by: author.account_id, created_at: at };
  const turn = received.filter(({ indemnity }) => indemnity < 0).length;
  await insertFee(db, { ...row, turn });
  await appendEntry(db, { ...ledgerLateFee(row), at }, ledgerKey);
  const { reference, repair_id } = account.invoice;
  const { invoice_id, interest, indemnity } = fee;
  await appendItems(db, { shop_id: file.shop.id, repair_id, author, at }, [
    { type: "LateFeeReceived", payload: { invoice_id, reference, interest, indemnity } },
  ]);
}
