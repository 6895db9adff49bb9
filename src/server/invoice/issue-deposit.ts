/** The shop asks for a deposit on a signed quote. */
import { isRefusal, refuse, type Decision } from "../../domain/decision.ts";
import { depositInvoice, mostDeposit, type DepositRefusal } from "../../domain/invoice/deposit.ts";
import type { DepositInput } from "../../domain/invoice/input.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { lockAgreed, turnOf, type AgreedRefusal } from "./load-agreed.ts";
import { announceIssued } from "./announce.ts";
import { nextIssuing, sealInvoice } from "./seal.ts";
import { invoicesOfQuotes } from "./store.ts";

export type DepositOutcome = AgreedRefusal | "already-invoiced" | DepositRefusal;

/** Answers the deposit's id; undefined for no such quote. */
export async function issueDeposit(
  db: ShopDb,
  { quote_id, amount, vat_ground }: DepositInput,
  asked: ChangeContext,
): Promise<Decision<string, DepositOutcome> | undefined> {
  const agreed = await lockAgreed(db, quote_id, asked.at);
  if (!agreed || isRefusal(agreed)) return agreed;
  const [before] = await invoicesOfQuotes(db, [quote_id]);
  if (before)
    return refuse("already-invoiced", { invoice_id: before.id, reference: before.reference });
  const { quote, file, deposits, issued: former } = agreed;
  const most = mostDeposit(quote, deposits);
  if (amount < 1 || amount > most) return refuse("deposit-amount", { most: Math.max(0, most) });
  const { seller, client } = file.parties;
  const zone = file.shop.timezone;
  const { issuing, context } = await nextIssuing(db, { kind: "invoice", zone }, asked);
  const facts = { seller, client, amount, vat_ground, deposits, turn: turnOf(former, 386) };
  const issued = depositInvoice(quote, { ...issuing, ...facts });
  if (isRefusal(issued)) return issued;
  await sealInvoice(db, { issued, file }, context);
  await announceIssued(db, { issued, file }, context);
  return issued.id;
}
