/**
 * The letter by which a client gets an invoice, a deposit or a credit note: its link opens the one with their name. What
 * the shop's platform carries is not mailed as a second original.
 */
import type { CreditNote, Invoice } from "../../domain/invoice/invoice.ts";
import { isCreditKind } from "../../domain/invoice/kind.ts";
import { mailedOf } from "../../domain/invoice/platform/route.ts";
import { creditIssued, invoiceIssued } from "../../domain/message/invoice.ts";
import { senderOf } from "../../domain/message/sender.ts";
import { cardUrl } from "../payment/card/store.ts";
import { queueEmail } from "../message/outbox/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import type { RepairFile } from "../quote/document/parties.ts";
import { invoiceKey } from "./document/key.ts";
import { loadConnection } from "./platform/store.ts";

const IS = { 380: "invoice", 384: "corrective", 386: "deposit" } as const;

type Announced = { issued: Invoice | CreditNote; file: RepairFile };

export async function announceIssued(
  db: ShopDb,
  { issued, file: { client, shop, repair, kind_id } }: Announced,
  { at, origin, ledgerKey, takesCards }: ChangeContext,
): Promise<void> {
  const { id, kind, reference, total_incl, due, due_on, document } = issued;
  const mailed = mailedOf(document, await loadConnection(db));
  if (mailed === "nothing") return;
  const fields = {
    to: client.email,
    shop: senderOf(shop),
    kind_id,
    url: `${origin}/suivi/${repair.sheetid}/facture/${id}.pdf?cle=${invoiceKey(ledgerKey, id)}`,
    reference,
    total_incl,
    due,
    is_copy: mailed === "copy",
  };
  const email = isCreditKind(kind)
    ? creditIssued({
        ...fields,
        credits: document.corrects?.reference ?? "",
        reason: document.reason,
      })
    : invoiceIssued({
        ...fields,
        due_on,
        is: IS[kind],
        replaces: document.corrects?.reference ?? "",
        card_url: issued.payable_from
          ? ""
          : await cardUrl(db, { sheetid: repair.sheetid, invoice_id: id }, { origin, takesCards }),
      });
  await queueEmail(db, email, { at, repair_id: repair.id });
}
