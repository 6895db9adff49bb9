/** The PDF of a quote as it was sent, with the signature once there is one. It is passed on: its link reads, and never signs. */
import { quotePrint } from "./quote.ts";
import { sendPdf, type Printer } from "./pdf.ts";
import type { FastifyReply } from "fastify";
import { evidenceOf } from "../../../domain/quote/record.ts";
import type { SentVersion } from "../read.ts";

export async function sendQuotePdf(
  reply: FastifyReply,
  { row, shop, sheetid, document, document_sha256, sent_at }: SentVersion,
  { printer, origin }: { printer: Printer; origin: string },
): Promise<FastifyReply> {
  const signed = row.status === "Accepté" ? row.answer : null;
  const link =
    row.status === "Envoyé" ? `${origin}/suivi/${sheetid}/devis/${document.reference}` : null;
  const bytes = await printer({
    key: [row.id, document_sha256, signed?.at, link].join(" "),
    at: signed?.at ?? sent_at,
    print: () =>
      quotePrint({
        document,
        link,
        evidence: signed && evidenceOf(row, signed),
        zone: shop.timezone,
        logo: null,
      }),
  });
  return sendPdf(reply, `Devis-${document.reference}`, bytes);
}
