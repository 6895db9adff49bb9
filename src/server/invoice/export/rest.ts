/** The list of invoices as it is filtered, for a spreadsheet. */
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { BYTE_ORDER_MARK, csvLine } from "../../../domain/client/import/text.ts";
import { EXPORT_HEADINGS, exportRow } from "../../../domain/invoice/export.ts";
import { INVOICE_SHOWS, type InvoiceFilter } from "../../../domain/invoice/search.ts";
import { dateOf, parseLocalDate } from "../../../domain/time.ts";
import { isId } from "../../../domain/validation.ts";
import { recordAudit } from "../../account/audit/record.ts";
import { allowedIn, enterShop } from "../../client/import/rest.ts";
import { saveAnchor } from "../../ledger/anchor.ts";
import { recordExport } from "../../ledger/trace/record.ts";
import { writeZip, type Entry } from "../../platform/archive/write-zip.ts";
import { changeContext } from "../../platform/change.ts";
import { notFound } from "../../platform/not-found.ts";
import { openPrinter, type Printer } from "../../quote/document/pdf.ts";
import type { Services } from "../../services.ts";
import { loadZone } from "../../shop/store.ts";
import { balancesOf } from "../balance/store.ts";
import { issuedPdf } from "../document/issued.ts";
import { listInvoiceBoard } from "../list.ts";
import type { IssuedDocument } from "../store.ts";

type Request = FastifyRequest<{
  Params: { shopId: string };
  Querystring: Partial<Record<"show" | "text" | "from" | "to" | "ids", unknown>>;
}>;

/** Each one reads all that is found. */
const LIMIT = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };
const AT_ONCE = 500;
const FILE = "factures.csv";
const ARCHIVE = "factures.zip";
/** Of rows chosen by hand. */
const MOST_CHOSEN = 500;

export async function invoiceExportRest(app: FastifyInstance, services: Services): Promise<void> {
  const printer = openPrinter(services);

  /** The scope and the filter of who may export, noted in the audit; undefined once the reply says no. */
  async function begin(request: Request, reply: FastifyReply, name: string) {
    const allowed = allowedIn(request, reply, "export-accounts");
    if (!allowed) return undefined;
    const { scope } = allowed;
    const context = changeContext(services, scope, request.ip);
    const filter = await services.database.withShop(scope, async (db) => {
      if (!(await enterShop(db, allowed, { operation: "export" }))) return undefined;
      const record = { noun: "file", name };
      await recordAudit(db, context, { action: "accounts.exported", record, after: {} });
      await recordExport(db, { file: name, period: null }, context);
      return filterOf(request, dateOf(context.at, await loadZone(db)));
    });
    if (!filter) {
      await notFound(reply);
      return undefined;
    }
    await saveAnchor(services, scope);
    return { scope, filter, at: context.at };
  }

  app.get("/api/v1/shops/:shopId/export/invoices.csv", LIMIT, async (request: Request, reply) => {
    const begun = await begin(request, reply, FILE);
    if (!begun) return reply;
    return reply
      .header("content-disposition", `attachment; filename="${FILE}"`)
      .type("text/csv; charset=utf-8")
      .send(Readable.from(rows(services, begun.scope, begun.filter)));
  });

  app.get("/api/v1/shops/:shopId/export/invoices.zip", LIMIT, async (request: Request, reply) => {
    const begun = await begin(request, reply, ARCHIVE);
    if (!begun) return reply;
    const { scope, filter, at } = begun;
    return reply
      .header("content-disposition", `attachment; filename="${ARCHIVE}"`)
      .type("application/zip")
      .send(writeZip(papers(services, { scope, printer }, filter), new Date(at)));
  });
}

type Means = { scope: ShopScope; printer: Printer };

/** The list, then each document as it was handed over. */
async function* papers(
  services: Pick<Services, "database">,
  { scope, printer }: Means,
  filter: InvoiceFilter,
): AsyncGenerator<Entry> {
  yield { path: FILE, read: () => Readable.from(rows(services, scope, filter)) };
  for await (const page of pages(services, scope, filter))
    for (const issued of page)
      yield {
        path: `${issued.reference.replaceAll("/", "-")}.pdf`,
        read: async () => Readable.from([await issuedPdf(issued, { printer, scope })]),
      };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const filterOf = ({ query }: Request, today: InvoiceFilter["today"]): InvoiceFilter => ({
  show: INVOICE_SHOWS.find((known) => known === query.show) ?? "unpaid",
  text: textOf(query.text),
  from: parseLocalDate(textOf(query.from)) ?? null,
  to: parseLocalDate(textOf(query.to)) ?? null,
  today,
  ids:
    typeof query.ids === "string"
      ? query.ids.split(",").filter(isId).slice(0, MOST_CHOSEN)
      : undefined,
});

/** A page at a time, each in its own short transaction. */
async function* pages(
  { database }: Pick<Services, "database">,
  scope: ShopScope,
  filter: InvoiceFilter,
): AsyncGenerator<IssuedDocument[]> {
  for (let skip = 0; ; skip += AT_ONCE) {
    const { invoices } = await database.withShop(
      scope,
      (db) => listInvoiceBoard(db, { ...filter, first: AT_ONCE, skip }),
      "read",
    );
    if (invoices.length === 0) return;
    yield invoices;
  }
}

async function* rows(
  services: Pick<Services, "database">,
  scope: ShopScope,
  filter: InvoiceFilter,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(EXPORT_HEADINGS);
  for await (const page of pages(services, scope, filter)) {
    const ids = page.map(({ id }) => id);
    const balances = await services.database.withShop(scope, (db) => balancesOf(db, ids), "read");
    const owed = new Map(balances.map((balance) => [balance.invoice_id, balance]));
    yield page.map((issued) => csvLine(exportRow(issued, owed.get(issued.id)))).join("");
  }
}
