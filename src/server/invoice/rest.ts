/** Invoices and credit notes as PDF: the shop's copy, and the client's behind the link of their repair. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ShopScope } from "../../domain/account/scope.ts";
import { isId } from "../../domain/validation.ts";
import { INVOICE_KIND_FR } from "../../domain/invoice/kind.ts";
import { readingCopy } from "../../domain/invoice/reading.ts";
import { wantedShop } from "../account/rest.ts";
import { scopeOf } from "../account/store.ts";
import { notFound } from "../platform/not-found.ts";
import { openPrinter, sendPdf, type Printer } from "../quote/document/pdf.ts";
import { ID_PDF } from "../quote/rest.ts";
import { findSheet } from "../repair/track.ts";
import type { Services } from "../services.ts";
import { invoicePrint } from "./document/invoice.ts";
import { isInvoiceKey } from "./document/key.ts";
import { loadIssued, type IssuedDocument } from "./store.ts";

type ShopRequest = FastifyRequest<{ Params: { id: string } }>;
type ClientRequest = FastifyRequest<{
  Params: { sheetid: string; id: string };
  Querystring: { cle?: unknown };
}>;

const PUBLIC_LIMIT = { config: { rateLimit: { max: 30, timeWindow: 60_000 } } };

export async function invoiceRest(app: FastifyInstance, services: Services): Promise<void> {
  const { database } = services;
  const printer = openPrinter(services);

  app.get(`/app/document/invoice/${ID_PDF}`, async (request: ShopRequest, reply) => {
    const scope = request.visitor && scopeOf(request.visitor, wantedShop(request));
    const { id } = request.params;
    if (!scope || !isId(id)) return notFound(reply);
    const [issued] = await database.withShop(scope, (db) => loadIssued(db, [id]), "read");
    return issued ? sendIssued(reply, issued, { printer, scope }) : notFound(reply);
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
      return sendIssued(reply, isTheirs ? issued : copyOf(issued), { printer, scope: sheet.scope });
    },
  );
}

/** Printed apart from the whole one: the printer keeps what it printed by its digest. */
const copyOf = (issued: IssuedDocument): IssuedDocument => ({
  ...issued,
  document: readingCopy(issued.document),
  document_sha256: `${issued.document_sha256} reading copy`,
});

export async function sendIssued(
  reply: FastifyReply,
  { id, kind, reference, document, document_sha256, issued_at }: IssuedDocument,
  { printer, scope }: { printer: Printer; scope: ShopScope },
): Promise<FastifyReply> {
  const bytes = await printer({
    key: `${id} ${document_sha256}`,
    at: issued_at,
    head: { scope, seller: document.seller },
    print: () => invoicePrint(document),
  });
  return sendPdf(reply, `${INVOICE_KIND_FR[kind]}-${reference}`, bytes);
}
