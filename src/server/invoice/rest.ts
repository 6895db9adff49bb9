/** Invoices and credit notes as Factur-X: the shop's copy, and the client's behind the link of their repair. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ShopScope } from "../../domain/account/scope.ts";
import { isId } from "../../domain/validation.ts";
import type { InvoiceKind } from "../../domain/invoice/kind.ts";
import { readingCopy } from "../../domain/invoice/reading.ts";
import { wantedShop } from "../account/rest.ts";
import { scopeOf } from "../account/store.ts";
import { traceReprint } from "../ledger/trace/record.ts";
import { notFound } from "../platform/not-found.ts";
import { openPrinter, sendPdf, type Printer } from "../quote/document/pdf.ts";
import { ID_PDF } from "../quote/rest.ts";
import { findSheet } from "../repair/track.ts";
import type { Services } from "../services.ts";
import { facturXml } from "../../domain/invoice/facturx/facturx.ts";
import { invoicePrint } from "./document/invoice.ts";
import { issuedPdf } from "./document/issued.ts";
import { isInvoiceKey } from "./document/key.ts";
import { loadIssued, type IssuedDocument } from "./store.ts";

const ID_XML = ":id(^[0-9a-f-]{36}).xml";

type ShopRequest = FastifyRequest<{ Params: { id: string } }>;
type ClientRequest = FastifyRequest<{
  Params: { sheetid: string; id: string };
  Querystring: { cle?: unknown };
}>;

const PUBLIC_LIMIT = { config: { rateLimit: { max: 30, timeWindow: 60_000 } } };

export async function invoiceRest(app: FastifyInstance, services: Services): Promise<void> {
  const { database } = services;
  const printer = openPrinter(services);

  const ofTheShop = async (request: ShopRequest) => {
    const scope = request.visitor && scopeOf(request.visitor, wantedShop(request));
    const { id } = request.params;
    if (!scope || !isId(id)) return undefined;
    const [issued] = await database.withShop(scope, (db) => loadIssued(db, [id]), "read");
    return issued && { issued, scope };
  };

  app.get(`/app/document/invoice/${ID_PDF}`, async (request: ShopRequest, reply) => {
    const found = await ofTheShop(request);
    if (!found) return notFound(reply);
    await traceReprint(services, found.scope, found.issued.id);
    return sendIssued(reply, found.issued, { printer, scope: found.scope });
  });

  app.get(`/app/document/invoice/${ID_XML}`, async (request: ShopRequest, reply) => {
    const found = await ofTheShop(request);
    return found ? sendXml(reply, found.issued) : notFound(reply);
  });

  app.get(
    `/suivi/:sheetid/facture/${ID_PDF}`,
    PUBLIC_LIMIT,
    async (request: ClientRequest, reply) => {
      const { sheetid, id } = request.params;
      const sheet = isId(id) ? await findSheet(database, sheetid) : undefined;
      if (!sheet) return notFound(reply);
      const [issued] = await database.withShop(sheet.scope, (db) => loadIssued(db, [id]), "read");
      // Another repair's invoice, even of the same client, is none of this link's business.
      if (issued?.repair_id !== sheet.repair_id) return notFound(reply);
      const isTheirs = isInvoiceKey(services.ledgerKey, issued.id, request.query.cle);
      const means = { printer, scope: sheet.scope };
      return isTheirs ? sendIssued(reply, issued, means) : sendCopy(reply, issued, means);
    },
  );
}

type Means = { printer: Printer; scope: ShopScope };

/** The electronic invoice alone, the very one inside the PDF. */
const sendXml = (reply: FastifyReply, { kind, reference, document }: IssuedDocument) =>
  reply
    .type("application/xml; charset=utf-8")
    .header("content-disposition", `attachment; filename="${nameOf(kind, reference)}.xml"`)
    .header("cache-control", "private, no-store")
    .send(facturXml(document));

/** As it was issued: the kept bytes. */
export const sendIssued = async (
  reply: FastifyReply,
  issued: IssuedDocument,
  means: Means,
): Promise<FastifyReply> =>
  sendPdf(reply, nameOf(issued.kind, issued.reference), await issuedPdf(issued, means));

/** Without the client it is no invoice, so nothing electronic is inside. Printed apart: the printer keeps it by its digest. */
async function sendCopy(
  reply: FastifyReply,
  { id, kind, reference, document, document_sha256, issued_at }: IssuedDocument,
  { printer, scope }: Means,
): Promise<FastifyReply> {
  const bytes = await printer({
    key: `${id} ${document_sha256} reading copy`,
    at: issued_at,
    head: { scope, seller: document.seller },
    print: () => invoicePrint(readingCopy(document)),
  });
  return sendPdf(reply, nameOf(kind, reference), bytes);
}

const nameOf = (kind: InvoiceKind, reference: string): string => `${FILE_NAMES[kind]}-${reference}`;

/** A file's name is sent in plain letters. */
const FILE_NAMES: Record<InvoiceKind, string> = {
  380: "Facture",
  384: "Facture-rectificative",
  386: "Acompte",
  381: "Avoir",
  503: "Avoir-acompte",
};
