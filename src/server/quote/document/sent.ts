/** The PDF of a quote as it was sent, with the signature once there is one. It is passed on: its link reads, and never signs. */
import { quotePrint } from "./quote.ts";
import type { Agreement } from "./signed.ts";
import { sendPdf, type Printer } from "./pdf.ts";
import type { FastifyReply } from "fastify";
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { QuoteDocument } from "../../../domain/quote/document.ts";
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

/** As it was accepted once it is, otherwise as it was sent. */
export const quotePdf = (sent: SentVersion, means: Means): Promise<Buffer> => {
  const { status, answer } = sent.row;
  return status === "Accepté" && answer ? agreementPdf(sent, answer, means) : sentPdf(sent, means);
};

/** Whatever became of it since. */
export function sentPdf(
  { row, shop, sheetid, document, document_sha256, sent_at }: SentVersion,
  { printer, origin, scope }: Means,
): Promise<Buffer> {
  const link = `${origin}/suivi/${sheetid}/devis/${document.reference}`;
  return printer({
    key: [row.id, document_sha256].join(" "),
    at: sent_at,
    head: { scope, seller: document.seller },
    paper: { kind: "quote", ref_id: row.id, ...nameOf(document), handed_at: sent_at },
    print: () => quotePrint({ document, link, agreement: null, zone: shop.timezone }),
  });
}

/** With the signature, and what it makes due. */
export function agreementPdf(
  { row, shop, document, document_sha256 }: SentVersion,
  answer: AnswerRow,
  { printer, scope }: Means,
): Promise<Buffer> {
  const { at } = answer;
  return printer({
    key: [row.id, document_sha256, at].join(" "),
    at,
    head: { scope, seller: document.seller },
    paper: { kind: "agreement", ref_id: row.id, ...nameOf(document), handed_at: at },
    print: () =>
      quotePrint({
        document,
        link: null,
        agreement: agreementOf(row, answer),
        zone: shop.timezone,
      }),
  });
}

const nameOf = ({ version, reference }: QuoteDocument) => ({ version, reference });
