/** The copy of a paid invoice, which says how it was settled: the invoice itself never changes. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { readingCopy } from "../../../domain/invoice/reading.ts";
import { settledOf } from "../../../domain/payment/settled.ts";
import { isId } from "../../../domain/validation.ts";
import { wantedShop } from "../../account/rest.ts";
import { scopeOf } from "../../account/store.ts";
import { isInvoiceKey } from "../../invoice/document/key.ts";
import { findSheet } from "../../repair/track.ts";
import { invoicePrint } from "../../invoice/document/invoice.ts";
import { notFound } from "../../platform/not-found.ts";
import { openPrinter, sendPdf } from "../../quote/document/pdf.ts";
import { ID_PDF } from "../../quote/rest.ts";
import type { Services } from "../../services.ts";
import { loadAccounts } from "../account/store.ts";

type ShopRequest = FastifyRequest<{ Params: { id: string } }>;
type ClientRequest = FastifyRequest<{
  Params: { sheetid: string; id: string };
  Querystring: { cle?: unknown };
}>;
const PUBLIC_LIMIT = { config: { rateLimit: { max: 30, timeWindow: 60_000 } } };

export async function settledRest(app: FastifyInstance, services: Services): Promise<void> {
  const printer = openPrinter(services);

  app.get(`/app/document/settled/${ID_PDF}`, async (request: ShopRequest, reply) => {
    const scope = request.visitor && scopeOf(request.visitor, wantedShop(request));
    const { id } = request.params;
    if (!scope || !isId(id)) return notFound(reply);
    return send(reply, { scope, id });
  });

  app.get(
    `/suivi/:sheetid/facture-acquittee/${ID_PDF}`,
    PUBLIC_LIMIT,
    async (request: ClientRequest, reply) => {
      const { sheetid, id } = request.params;
      const sheet = isId(id) ? await findSheet(services.database, sheetid) : undefined;
      if (!sheet) return notFound(reply);
      const isTheirs = isInvoiceKey(services.ledgerKey, id, request.query.cle);
      const { scope, repair_id } = sheet;
      return send(reply, { scope, id, repair_id, show: isTheirs ? undefined : readingCopy });
    },
  );

  /** Of that repair alone, where one is named; `show` leaves out who the client is. */
  async function send(reply: FastifyReply, { scope, id, repair_id, show }: Asked) {
    const [account] =
      (await services.database.withShop(scope, (db) => loadAccounts(db, [id]), "read")) ?? [];
    const settled = account && settledOf(account);
    if (!settled || (repair_id ?? account.invoice.repair_id) !== account.invoice.repair_id)
      return notFound(reply);
    const { document, document_sha256, reference, issued_at } = account.invoice;
    const bytes = await printer({
      key: JSON.stringify([document_sha256, settled, show ? "reading copy" : ""]),
      at: issued_at,
      head: { scope, seller: document.seller },
      print: () => invoicePrint(show ? show(document) : document, settled),
    });
    return sendPdf(reply, `Facture-acquittee-${reference}`, bytes);
  }
}

type Asked = {
  scope: ShopScope;
  id: string;
  repair_id?: string;
  show?: typeof readingCopy | undefined;
};
