/** What a period has to report, out of the issued documents and of the money that was received. */
import { sql } from "kysely";
import { z } from "zod";
import { NATURES, sharesOf } from "../../../domain/invoice/shares.ts";
import {
  paymentRows,
  saleRows,
  type ReceivedShare,
  type ReportContent,
  type SoldDocument,
} from "../../../domain/ledger/e-reporting/aggregate.ts";
import { buyerOf, vatDueOf, type Buyer } from "../../../domain/ledger/e-reporting/buyer.ts";
import { signOf, type Document } from "../../../domain/ledger/journal/journal.ts";
import { VAT_REGIMES } from "../../../domain/quote/line.ts";
import type { LocalDate } from "../../../domain/time.ts";
import { LOCAL_DATE, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { nextDocuments, type Place } from "../journal/store.ts";

type Days = { from: LocalDate; to: LocalDate };

/** `unknown`: invoices to companies without a SIREN, which nobody can place. */
export type DraftReport = ReportContent & { unknown: number };

export async function reportPeriod(db: ShopDb, { from, to }: Days): Promise<DraftReport> {
  const documents = await soldIn(db, { from, to });
  return {
    sales: saleRows(documents),
    payments: paymentRows(await receivedIn(db, { from, to })),
    unknown: documents.filter(({ buyer }) => buyer === "unknown-company").length,
  };
}

async function soldIn(db: ShopDb, period: Days): Promise<SoldDocument[]> {
  const sold: SoldDocument[] = [];
  for (let last: Place | null = null; ;) {
    const page = await nextDocuments(db, { period, kinds: "sales" }, last);
    sold.push(...page.map(({ document }) => soldOf(document)));
    const end = page.at(-1)?.document;
    if (!end) return sold;
    last = { at: end.issued_at, id: end.id };
  }
}

const soldOf = (issued: Document): SoldDocument => {
  const { client, vat_ground } = issued.document;
  const { type, siren } = client;
  return {
    issued_on: issued.issued_on,
    sign: signOf(issued),
    buyer: buyerOf({ is_company: type === "Entreprise", siren, vat_ground }),
    vat_ground,
    shares: sharesOf(issued.document),
  };
};

const share = z.strictObject({
  vat_rate: z.int(),
  nature: z.enum(NATURES),
  incl: z.int(),
  vat: z.int(),
  received_on: LOCAL_DATE,
  is_company: z.boolean(),
  siren: z.string(),
  vat_ground: z.string().nullable(),
  is_bonus: z.boolean(),
  vat_regime: z.enum(VAT_REGIMES),
  on_debits: z.boolean(),
});

/** A share is caused by a movement, whose payer is known, or by a credit note that moves what was received. */
async function receivedIn(db: ShopDb, { from, to }: Days): Promise<ReceivedShare[]> {
  const rows = await readRows(
    db,
    share,
    sql`select s.vat_rate, s.nature, s.amount as incl, s.vat, s.received_on,
        i.document #>> '{client,type}' = 'Entreprise' as is_company, coalesce(i.document #>> '{client,siren}', '') as siren,
        i.document ->> 'vat_ground' as vat_ground, coalesce(p.payer = 'eco-organisation', false) as is_bonus,
        i.document #>> '{seller,vat_regime}' as vat_regime, coalesce((i.document -> 'on_debits')::boolean, false) as on_debits
      from app.payment_share s
        join app.invoice i on i.shop_id = ${SHOP_ID} and i.id = s.invoice_id
        left join app.payment p on p.shop_id = ${SHOP_ID} and p.id = s.cause_id
      where s.shop_id = ${SHOP_ID} and s.received_on between ${from} and ${to}`,
  );
  return rows.map(({ is_company, siren, vat_ground, vat_regime, on_debits, ...one }) => {
    const buyer: Buyer = buyerOf({ is_company, siren, vat_ground });
    return { ...one, buyer, vat_due: vatDueOf({ vat_regime, on_debits }) };
  });
}
