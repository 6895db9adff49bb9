/** The list of invoices as it is filtered, for a spreadsheet. */
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { BYTE_ORDER_MARK, csvLine } from "../../../domain/client/import/text.ts";
import { EXPORT_HEADINGS, exportRow } from "../../../domain/invoice/export.ts";
import { INVOICE_SHOWS } from "../../../domain/invoice/search.ts";
import { dateOf, parseLocalDate } from "../../../domain/time.ts";
import { recordAudit } from "../../account/audit/record.ts";
import { allowedIn, enterShop } from "../../client/import/rest.ts";
import { saveAnchor } from "../../ledger/anchor.ts";
import { recordExport } from "../../ledger/trace/record.ts";
import { changeContext } from "../../platform/change.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { loadZone } from "../../shop/store.ts";
import { balancesOf } from "../balance/store.ts";
import { listInvoiceBoard, type InvoiceFilter } from "../list.ts";

type Request = FastifyRequest<{
  Params: { shopId: string };
  Querystring: Partial<Record<"show" | "text" | "from" | "to", unknown>>;
}>;

/** Each one reads all that is found. */
const LIMIT = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };
const AT_ONCE = 500;
const FILE = "factures.csv";

export async function invoiceExportRest(app: FastifyInstance, services: Services): Promise<void> {
  app.get("/api/v1/shops/:shopId/export/invoices.csv", LIMIT, async (request: Request, reply) => {
    const allowed = allowedIn(request, reply, "export-accounts");
    if (!allowed) return reply;
    const { scope } = allowed;
    const context = changeContext(services, scope, request.ip);
    const filter = await services.database.withShop(scope, async (db) => {
      if (!(await enterShop(db, allowed, { operation: "export" }))) return undefined;
      const record = { noun: "file", name: FILE };
      await recordAudit(db, context, { action: "accounts.exported", record, after: {} });
      await recordExport(db, { file: FILE, period: null }, context);
      return filterOf(request, dateOf(context.at, await loadZone(db)));
    });
    if (!filter) return notFound(reply);
    await saveAnchor(services, scope);
    return reply
      .header("content-disposition", `attachment; filename="${FILE}"`)
      .type("text/csv; charset=utf-8")
      .send(Readable.from(rows(services, scope, filter)));
  });
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const filterOf = ({ query }: Request, today: InvoiceFilter["today"]): InvoiceFilter => ({
  show: INVOICE_SHOWS.find((known) => known === query.show) ?? "unpaid",
  text: textOf(query.text),
  from: parseLocalDate(textOf(query.from)) ?? null,
  to: parseLocalDate(textOf(query.to)) ?? null,
  today,
});

/** A page at a time, each in its own short transaction. */
async function* rows(
  { database }: Pick<Services, "database">,
  scope: ShopScope,
  filter: InvoiceFilter,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(EXPORT_HEADINGS);
  for (let skip = 0; ; skip += AT_ONCE) {
    const page = await database.withShop(
      scope,
      async (db) => {
        const { invoices } = await listInvoiceBoard(db, { ...filter, first: AT_ONCE, skip });
        const ids = invoices.map(({ id }) => id);
        const balances = ids.length === 0 ? [] : await balancesOf(db, ids);
        return invoices.map((issued) =>
          exportRow(
            issued,
            balances.find(({ invoice_id }) => invoice_id === issued.id),
          ),
        );
      },
      "read",
    );
    if (page.length === 0) return;
    yield page.map(csvLine).join("");
  }
}
