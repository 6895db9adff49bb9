/** The copy of a paid invoice, which says how it was settled: the invoice itself never changes. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { settledOf } from "../../../domain/payment/settled.ts";
import { isId } from "../../../domain/validation.ts";
import { wantedShop } from "../../account/rest.ts";
import { scopeOf } from "../../account/store.ts";
import { invoicePrint } from "../../invoice/document/invoice.ts";
import { notFound } from "../../platform/not-found.ts";
import { openPrinter, sendPdf } from "../../quote/document/pdf.ts";
import { ID_PDF } from "../../quote/rest.ts";
import type { Services } from "../../services.ts";
import { loadAccounts } from "../account/store.ts";

type ShopRequest = FastifyRequest<{ Params: { id: string } }>;

export async function settledRest(app: FastifyInstance, services: Services): Promise<void> {
  const printer = openPrinter(services);

  app.get(`/app/document/settled/${ID_PDF}`, async (request: ShopRequest, reply) => {
    const scope = request.visitor && scopeOf(request.visitor, wantedShop(request));
    const { id } = request.params;
    if (!scope || !isId(id)) return notFound(reply);
    const [account] =
      (await services.database.withShop(scope, (db) => loadAccounts(db, [id]), "read")) ?? [];
    const settled = account && settledOf(account);
    if (!settled) return notFound(reply);
    const { document, document_sha256, reference, issued_at } = account.invoice;
    const bytes = await printer({
      key: JSON.stringify([document_sha256, settled]),
      at: issued_at,
      head: { scope, seller: document.seller },
      print: () => invoicePrint(document, settled),
    });
    return sendPdf(reply, `Facture-acquittee-${reference}`, bytes);
  });
}
