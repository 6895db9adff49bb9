/** The shop cancels an invoice and puts a corrective one in its place; what was received follows. */
import { randomUUIDv7 } from "node:crypto";
import { isRefusal, refuse, type Decision } from "../../../domain/decision.ts";
import {
  checkCorrective,
  correctiveInvoice,
  type CorrectiveRefusal,
} from "../../../domain/invoice/corrective/corrective.ts";
import type { CorrectiveInput } from "../../../domain/invoice/corrective/input.ts";
import type { Invoice } from "../../../domain/invoice/invoice.ts";
import { remainderOf, type InvoiceAccount } from "../../../domain/payment/account.ts";
import { carryPayments } from "../../../domain/payment/carry/carry.ts";
import type { Payment } from "../../../domain/payment/payment.ts";
import { announceIssued } from "../../invoice/announce.ts";
import { closeReplaced } from "../../invoice/balance/store.ts";
import { readCorrection } from "../../invoice/platform/read-correction.ts";
import { nextIssuing, sealInvoice } from "../../invoice/seal.ts";
import { deductionsOf, insertDeductions } from "../../invoice/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { advanceRepair } from "../../repair/store.ts";
import { sealEntries, withEntry } from "../seal.ts";
import { lockCorrectable, type Correctable } from "./load-correctable.ts";

export type CorrectiveOutcome = Decision<
  string,
  CorrectiveRefusal | "not-an-invoice" | "rejected-in-part"
>;

/** Answers the corrective invoice's id; undefined for no such invoice. */
export async function issueCorrective(
  db: ShopDb,
  { invoice_id, ...asked }: CorrectiveInput,
  changing: ChangeContext,
): Promise<CorrectiveOutcome | undefined> {
  const locked = await lockCorrectable(db, invoice_id, changing.at);
  if (!locked || isRefusal(locked)) return locked;
  const { found, file } = locked;
  // The client never received it: nothing is there to replace.
  if ((await readCorrection(db, invoice_id)) === "internal") return refuse("rejected-in-part");
  const zone = file.shop.timezone;
  const fault = checkCorrective(found, asked, { at: changing.at, zone });
  if (isRefusal(fault)) return fault;
  const { issuing, context } = await nextIssuing(db, { kind: "invoice", zone }, changing);
  const corrective = correctiveInvoice(found, asked, issuing);
  if (isRefusal(corrective)) return corrective;
  await sealInvoice(db, { issued: corrective, file }, context);
  await insertDeductions(
    db,
    { shop_id: file.shop.id, invoice_id: corrective.id },
    await deductionsOf(db, invoice_id),
  );
  const account = await carry(db, { corrective, locked }, context);
  await closeReplaced(db, invoice_id);
  const { author, at } = context;
  const isOwed = remainderOf(account) > 0;
  const event = isOwed ? ("invoice-issued" as const) : ("paid" as const);
  await advanceRepair(db, corrective.repair_id, { event, author, at });
  await announceIssued(db, { issued: corrective, file }, context);
  return corrective.id;
}

type Carried = { corrective: Invoice; locked: Correctable };

/** Answers the account of the corrective invoice. */
async function carry(
  db: ShopDb,
  { corrective, locked: { account, file } }: Carried,
  context: ChangeContext,
): Promise<InvoiceAccount> {
  let accounts = [account, { invoice: corrective, credits: [], payments: [] }];
  const carrying = { today: corrective.issued_on, newId: randomUUIDv7 };
  for (const entries of carryPayments(account, corrective, carrying)) {
    await sealEntries(db, { accounts, file, entries }, context);
    accounts = accounts.map((one) => withEntries(one, entries));
  }
  const [, after] = accounts;
  if (!after) throw new Error("a corrective invoice has its account");
  return after;
}

const withEntries = (account: InvoiceAccount, entries: readonly Payment[]): InvoiceAccount =>
  entries.filter(({ invoice_id }) => invoice_id === account.invoice.id).reduce(withEntry, account);
