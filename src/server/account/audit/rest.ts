/** The shop's audit as a file for a spreadsheet. */
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { AUDIT_HEADINGS, auditCells } from "../../../domain/account/audit/export.ts";
import { may } from "../../../domain/account/permissions.ts";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { BYTE_ORDER_MARK, csvLine } from "../../../domain/client/import/text.ts";
import { dateOf, type Instant, type Zone } from "../../../domain/time.ts";
import { changeContext } from "../../platform/change.ts";
import type { Services } from "../../services.ts";
import { loadZone } from "../../shop/store.ts";
import { noStore, NOT_SIGNED_IN, wantedShop } from "../rest.ts";
import { scopeOf } from "../store.ts";
import { listNamedAudit } from "./list.ts";
import { recordAudit } from "./record.ts";

const LIMIT = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };
const LINES_AT_ONCE = 500;

const NOT_YOURS = {
  refused: "not-allowed",
  message: "Seul le responsable de l’atelier lit ce journal.",
};

export async function auditRest(app: FastifyInstance, services: Services): Promise<void> {
  app.get("/api/v1/audit/journal.csv", LIMIT, async (request, reply) => {
    const me = request.visitor;
    if (!me) return noStore(reply).code(401).send(NOT_SIGNED_IN);
    const scope = scopeOf(me, wantedShop(request));
    if (!scope || !may(me, "read-audit")) return noStore(reply).code(403).send(NOT_YOURS);
    const context = changeContext(services, scope, request.ip);
    const { zone, filename } = await services.database.withShop(scope, async (db) => {
      const zone = await loadZone(db);
      const filename = `journal-d-audit-${dateOf(context.at, zone)}.csv`;
      const record = { noun: "file", name: filename };
      await recordAudit(db, context, { action: "audit.exported", record });
      return { zone, filename };
    });
    return noStore(reply)
      .type("text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="${filename}"`)
      .send(Readable.from(linesOf(services, { scope, zone, until: context.at })));
  });
}

/** As the audit was when it was asked for: later lines would move the pages. */
async function* linesOf(
  { database }: Services,
  { scope, zone, until }: { scope: ShopScope; zone: Zone; until: Instant },
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(AUDIT_HEADINGS);
  for (let skip = 0; ; skip += LINES_AT_ONCE) {
    const bounds = { first: LINES_AT_ONCE, skip };
    const { lines } = await listNamedAudit(database, scope, { filter: { until }, bounds });
    yield lines.map((line) => csvLine(auditCells(line, zone))).join("");
    if (lines.length < LINES_AT_ONCE) return;
  }
}
