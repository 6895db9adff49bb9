/** Letters to late payers: the shop's words, the invoices that may need one, and those of no use any more. */
import { sql } from "kysely";
import { z } from "zod";
import { CATCH_UP, PAYMENT_RUNGS } from "../../../domain/payment/reminder/ladder.ts";
import { AUDIENCES, type Audience } from "../../../domain/message/unpaid/fields.ts";
import { defaultUnpaidLetter, type UnpaidLetter } from "../../../domain/message/unpaid/letter.ts";
import { addDays, type LocalDate } from "../../../domain/time.ts";
import { LOCAL_DATE, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const letter = z.strictObject({
  rung: z.literal(PAYMENT_RUNGS),
  audience: z.enum(AUDIENCES),
  subject: z.string(),
  text: z.string(),
  sms: z.string(),
});

/** One for each rung and each audience, in order. */
export async function loadUnpaidLetters(db: ShopDb): Promise<UnpaidLetter[]> {
  const written = await readRows(
    db,
    letter,
    sql`select l.rung, l.audience, l.subject, l.text, l.sms from app.payment_letter l where l.shop_id = ${SHOP_ID}`,
  );
  const words = (rung: UnpaidLetter["rung"], audience: Audience) =>
    written.find((one) => one.rung === rung && one.audience === audience) ??
    defaultUnpaidLetter(rung, audience);
  return AUDIENCES.flatMap((audience) => PAYMENT_RUNGS.map((rung) => words(rung, audience)));
}

export async function storeUnpaidLetter(
  db: ShopDb,
  { rung, audience, subject, text, sms }: UnpaidLetter,
): Promise<void> {
  await sql`
    insert into app.payment_letter (shop_id, rung, audience, subject, text, sms)
    values (${SHOP_ID}, ${rung}, ${audience}, ${subject}, ${text}, ${sms})
    on conflict (shop_id, rung, audience) do update set subject = excluded.subject, text = excluded.text,
      sms = excluded.sms`.execute(db);
}

const late = z.strictObject({ invoice_id: z.string(), moved_on: LOCAL_DATE.nullable() });
export type LateInvoice = z.output<typeof late>;

/** Unpaid, late by the days of a rung and of its catching up, and not contested; the oldest due date first. */
export const lateInvoices = (
  db: ShopDb,
  { today, ids }: { today: LocalDate; ids?: readonly string[] },
): Promise<LateInvoice[]> =>
  readRows(
    db,
    late,
    sql`
    select b.invoice_id, b.moved_on from app.invoice_balance b
    where b.shop_id = ${SHOP_ID} and b.remainder > 0
      and b.due_on between ${addDays(today, 0 - PAYMENT_RUNGS[2] - CATCH_UP)}::date and ${addDays(today, 0 - PAYMENT_RUNGS[0])}::date
      and (${ids === undefined} or b.invoice_id = any(${[...(ids ?? [])]}::uuid[]))
      and not exists (select from app.invoice_dispute d
        where d.shop_id = ${SHOP_ID} and d.invoice_id = b.invoice_id and d.lifted_at is null)
    order by b.due_on, b.invoice_id`,
  );

const stale = z.strictObject({ id: z.string() });

/** Of these messages, those to a late payer who has paid since, or contests the invoice. */
export const staleUnpaid = async (db: ShopDb, ids: readonly string[]): Promise<string[]> =>
  (
    await readRows(
      db,
      stale,
      sql`
      select m.id from app.message m
      where m.shop_id = ${SHOP_ID} and m.id = any(${[...ids]}::uuid[]) and m.template = 'payment-late'
        and not exists (select from app.payment_reminder r
          join app.invoice_balance b on b.shop_id = r.shop_id and b.invoice_id = r.invoice_id
          where r.shop_id = ${SHOP_ID} and b.shop_id = ${SHOP_ID} and r.message_id = m.id and b.remainder > 0
            and not exists (select from app.invoice_dispute d
              where d.shop_id = ${SHOP_ID} and d.invoice_id = r.invoice_id and d.lifted_at is null))`,
    )
  ).map(({ id }) => id);

const example = z.strictObject({ id: z.string() });

/** An invoice to show a letter on: one of that audience, the longest unpaid first; undefined in an empty shop. */
export const exampleInvoice = async (db: ShopDb, audience: Audience): Promise<string | undefined> =>
  (
    await readRow(
      db,
      example,
      sql`
      select i.id from app.invoice i join app.invoice_balance b on b.shop_id = ${SHOP_ID} and b.invoice_id = i.id
      where i.shop_id = ${SHOP_ID} and i.kind in (380, 384, 386)
      order by (i.document #>> '{client,type}' = 'Entreprise') = ${audience === "business"} desc, b.remainder > 0 desc,
        i.due_on, i.id limit 1`,
    )
  )?.id;
