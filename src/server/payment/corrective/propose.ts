/** What the dialog of a corrective invoice begins with: the first invoice, and its client as recorded today. */
import { isRefusal } from "../../../domain/decision.ts";
import { correctiveFault, linesIn } from "../../../domain/invoice/corrective/corrective.ts";
import type { BilledNature, VatGround } from "../../../domain/invoice/facts.ts";
import type { PrintedClient } from "../../../domain/quote/parties.ts";
import type { QuoteLine } from "../../../domain/quote/line.ts";
import type { VatRegime } from "../../../domain/quote/line.ts";
import { addDays, type Instant, type LocalDate } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { readCorrectable } from "./load-correctable.ts";

export type CorrectiveProposal = {
  /** As printed on the first one. */
  client: PrintedClient;
  on_file: PrintedClient;
  email: string;
  lines: readonly QuoteLine[];
  discount: number;
  vat_regime: VatRegime;
  performed_on: LocalDate | null;
  /** The work is not before it. */
  agreed_on: LocalDate;
  nature: BilledNature;
  vat_ground: VatGround | null;
  order_number: string;
  prepaid: number;
  /** Received on the first one: carried to the one that replaces it. */
  received: number;
  total_incl: number;
  fault: string | null;
};

const PAST = 365;

/** Undefined for what is no invoice of this shop. */
export async function proposeCorrective(
  db: ShopDb,
  invoice_id: string,
  at: Instant,
): Promise<CorrectiveProposal | undefined> {
  const read = await readCorrectable(db, invoice_id, at);
  if (!read || isRefusal(read)) return undefined;
  const { found, account, file } = read;
  const { document, issued_on } = found.invoice;
  const { client, discount, performed_on, nature, vat_ground, order_number, totals } = document;
  return {
    client,
    on_file: file.parties.client,
    email: file.client.email,
    lines: linesIn(document),
    discount,
    vat_regime: document.seller.vat_regime,
    performed_on,
    agreed_on: found.agreed_on ?? addDays(issued_on, -PAST),
    nature,
    vat_ground,
    order_number,
    prepaid: totals.prepaid,
    received: account.payments.reduce((sum, { amount }) => sum + amount, 0),
    total_incl: totals.total_incl,
    fault: correctiveFault(found)?.refused ?? null,
  };
}
