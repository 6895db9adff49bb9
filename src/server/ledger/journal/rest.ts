/** What an accountant takes away: three journals for a spreadsheet, and the file of accounting entries (FEC). */
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { accountMap, type AccountMap } from "../../../domain/ledger/journal/accounts.ts";
import { fecName } from "../../../domain/ledger/journal/fec.ts";
import { JOURNALS, type Journal } from "../../../domain/ledger/journal/journal.ts";
import { periodOf, type SalesPeriod } from "../../../domain/ledger/sales/period.ts";
import { dateOf, parseLocalDate } from "../../../domain/time.ts";
import { recordAudit } from "../../account/audit/record.ts";
import { allowedIn, enterShop, type Allowed } from "../../client/import/rest.ts";
import { changeContext } from "../../platform/change.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { loadShop } from "../../shop/store.ts";
import { saveAnchor } from "../anchor.ts";
import { loadAccounting } from "../accounting/store.ts";
import { recordExport } from "../trace/record.ts";
import { csvOf, readEntries, readRows, type Reading } from "./read.ts";
import { MOST_ROWS, sheetOf } from "./document/sheet.ts";

type Request = FastifyRequest<{
  Params: { shopId: string; file: string };
  Querystring: { from?: unknown; to?: unknown };
}>;

/** Each one reads all documents of a period. */
const LIMIT = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const FORMATS = ["csv", "xlsx"] as const;

type Wanted = { journal: Journal; format: (typeof FORMATS)[number] } | { journal: "fec" };

/** « ventes.csv », « tva.xlsx », « fec.txt »; undefined for any other name. */
function wantedOf(file: string): Wanted | undefined {
  if (file === "fec.txt") return { journal: "fec" };
  const [name, ending, ...rest] = file.split(".");
  const journal = JOURNALS.find((known) => known === name);
  const format = FORMATS.find((known) => known === ending);
  return journal && format && rest.length === 0 ? { journal, format } : undefined;
}

export async function journalRest(app: FastifyInstance, services: Services): Promise<void> {
  app.get("/api/v1/shops/:shopId/export/journals/:file", LIMIT, async (request: Request, reply) => {
    const allowed = allowedIn(request, reply, "export-accounts");
    if (!allowed) return reply;
    const wanted = wantedOf(request.params.file);
    const opened = wanted && (await open(services, allowed, { wanted, request }));
    if (!wanted || !opened) return notFound(reply);
    const { reading, filename, map } = opened;
    await saveAnchor(services, allowed.scope);
    void reply.header("content-disposition", `attachment; filename="${filename}"`);
    if (wanted.journal === "fec")
      return reply.type("text/plain; charset=utf-8").send(Readable.from(readEntries(reading, map)));
    if (wanted.format === "csv")
      return reply
        .type("text/csv; charset=utf-8")
        .send(Readable.from(csvOf(reading, wanted.journal, map)));
    return sendSheet(reply, { reading, map, journal: wanted.journal });
  });
}

type Asking = { wanted: Wanted; request: Request };

/** The period and the name of the file, once the export is recorded; undefined for an unknown shop. */
async function open(
  services: Services,
  allowed: Allowed,
  { wanted, request }: Asking,
): Promise<{ reading: Reading; filename: string; map: AccountMap } | undefined> {
  const context = changeContext(services, allowed.scope, request.ip);
  return services.database.withShop(allowed.scope, async (db) => {
    const shop = await loadShop(db, allowed.scope.shop_id);
    if (!shop || !(await enterShop(db, allowed, { operation: "export" }))) return undefined;
    const { timezone: zone, siret } = shop;
    const period = asked(request, dateOf(context.at, zone));
    const filename =
      wanted.journal === "fec"
        ? fecName(siret, period.to)
        : `journal-${wanted.journal}-${period.from}-${period.to}.${wanted.format}`;
    const record = { noun: "file", name: filename };
    await recordAudit(db, context, { action: "accounts.exported", record, after: period });
    await recordExport(db, { file: filename, period }, context);
    const { database } = services;
    const map = accountMap((await loadAccounting(db)).accounts, "receipts");
    return { reading: { database, scope: allowed.scope, period, zone }, filename, map };
  });
}

function asked({ query: { from, to } }: Request, today: SalesPeriod["from"]): SalesPeriod {
  const day = (value: unknown) => (typeof value === "string" ? parseLocalDate(value) : undefined);
  return periodOf({ from: day(from), to: day(to) }, today);
}

/** A workbook is made whole: a longer journal goes as CSV, which is sent as it is read. */
async function sendSheet(
  reply: FastifyReply,
  { reading, map, journal }: { reading: Reading; map: AccountMap; journal: Journal },
): Promise<FastifyReply> {
  const sheet = await sheetOf(readRows(reading, journal, map.basis), journal);
  if (sheet) return reply.type(XLSX).send(sheet);
  return reply
    .removeHeader("content-disposition")
    .code(422)
    .send({
      refused: "too-long",
      message: `Cette période compte plus de ${MOST_ROWS.toLocaleString("fr-FR")} lignes. Choisissez le format CSV, ou une période plus courte.`,
    });
}
