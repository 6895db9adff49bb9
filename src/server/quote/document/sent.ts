/** The PDF of a quote as it was sent, with the signature once there is one. It is passed on: its link reads, and never signs. */
import { quotePrint } from "./quote.ts";
import type { Agreement } from "./signed.ts";
import { sendPdf, type Printer } from "./pdf.ts";
import type { FastifyReply } from "fastify";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { evidenceOf } from "../../../domain/quote/record.ts";
import type { AnswerRow } from "../answer/store.ts";
import type { SentVersion } from "../read.ts";
import type { QuoteRow } from "../store.ts";

/** What an accepted quote prints of its agreement. */
export function agreementOf(row: QuoteRow, answer: AnswerRow): Agreement {
  const evidence = evidenceOf(row, answer);
  const { withdrawal_deadline } = answer;
  const { payable_from } = row;
  return { evidence, days: { agreed_on: evidence.agreed_on, withdrawal_deadline, payable_from } };
}

type Means = { printer: Printer; origin: string; scope: ShopScope };

export async function sendQuotePdf(
  reply: FastifyReply,
  sent: SentVersion,
  means: Means,
): Promise<FastifyReply> {
  return sendPdf(reply, `Devis-${sent.document.reference}`, await quotePdf(sent, means));
}

/** As it was sent, with what became of it. */
export function quotePdf(
  { row, shop, sheetid, document, document_sha256, sent_at }: SentVersion,
  { printer, origin, scope }: Means,
): Promise<Buffer> {
  const signed = row.status === "Accepté" ? row.answer : null;
  const link =
    row.status === "Envoyé" ? `${origin}/suivi/${sheetid}/devis/${document.reference}` : null;
  return printer({
    key: [row.id, document_sha256, signed?.at, link].join(" "),
    at: signed?.at ?? sent_at,
    head: { scope, seller: document.seller },
    print: () =>
      quotePrint({
        document,
        link,
        agreement: signed && agreementOf(row, signed),
        zone: shop.timezone,
      }),
  });
}
