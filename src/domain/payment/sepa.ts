/** The text of the QR code that a bank's application reads to prepare a transfer (EPC069-12, version 2). */
import type { Cents } from "../money.ts";
import { isIban } from "../shop/legal-ids.ts";

type Transfer = { name: string; iban: string; amount: Cents; reference: string };

const LARGEST: Cents = 99_999_999_999;

/** Undefined when there is no sound IBAN or nothing to pay. */
function transferText({ name, iban, amount, reference }: Transfer): string | undefined {
  const account = iban.replace(/\s/g, "").toUpperCase();
  if (!isIban(account) || amount < 1 || amount > LARGEST) return undefined;
  const euros = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
  const payee = name.replace(/\s+/g, " ").trim().slice(0, 70);
  return ["BCD", "002", "1", "SCT", "", payee, account, `EUR${euros}`, "", "", reference].join(
    "\n",
  );
}

type Billed = { seller: { name: string; iban: string }; reference: string };
export type TransferOrder = Transfer & { text: string };

/** The transfer that pays `amount` of an invoice, to the account that the invoice names; undefined when none can be made. */
export function transferOf(
  { seller: { name, iban }, reference }: Billed,
  amount: Cents,
): TransferOrder | undefined {
  const transfer = { name, iban, amount, reference };
  const text = transferText(transfer);
  return text === undefined ? undefined : { ...transfer, text };
}

/** « FR76 3000 6000 0112 3456 7890 189 » */
export const formatIban = (iban: string): string =>
  iban.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1\u00a0");
