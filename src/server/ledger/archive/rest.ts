/** An archive as it is kept, for who answers for the accounts; each taking is traced. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { archiveName } from "../../../domain/ledger/archive/archive.ts";
import { isId } from "../../../domain/validation.ts";
import { recordAudit } from "../../account/audit/record.ts";
import { allowedIn, enterShop, type Allowed } from "../../client/import/rest.ts";
import { changeContext } from "../../platform/change.ts";
import { notFound } from "../../platform/not-found.ts";
import { openBytes, placeOf } from "../../platform/storage.ts";
import type { Services } from "../../services.ts";
import { saveAnchor } from "../anchor.ts";
import { loadClosing } from "../closing/store.ts";
import { recordExport } from "../trace/record.ts";
import { loadArchive } from "./store.ts";

type Request = FastifyRequest<{ Params: { shopId: string; id: string } }>;

const LIMIT = { compress: false, config: { rateLimit: { max: 20, timeWindow: 60_000 } } } as const;

export async function archiveRest(app: FastifyInstance, services: Services): Promise<void> {
  app.get(
    "/api/v1/shops/:shopId/export/archives/:id.zip",
    LIMIT,
    async (request: Request, reply) => {
      const allowed = allowedIn(request, reply, "export-accounts");
      if (!allowed) return reply;
      const { id } = request.params;
      const name = isId(id) ? await take(services, allowed, { id, ip: request.ip }) : undefined;
      const bytes = name && (await openBytes(placeOf(services.config, allowed.scope.shop_id), id));
      if (!bytes) return notFound(reply);
      await saveAnchor(services, allowed.scope);
      return reply
        .type("application/zip")
        .header("content-length", bytes.size)
        .header("content-disposition", `attachment; filename="${name}"`)
        .send(bytes.read());
    },
  );
}

/** Its name, once the taking is recorded; undefined for none of this shop. */
const take = (
  services: Services,
  allowed: Allowed,
  { id, ip }: { id: string; ip: string },
): Promise<string | undefined> =>
  services.database.withShop(allowed.scope, async (db) => {
    if (!(await enterShop(db, allowed, { operation: "export" }))) return undefined;
    const archive = await loadArchive(db, id);
    const closing = archive && (await loadClosing(db, archive.closing_id));
    if (!closing) return undefined;
    const period = { from: closing.period_from, to: closing.period_to };
    const file = archiveName(period);
    const context = changeContext(services, allowed.scope, ip);
    const record = { noun: "file", name: file };
    await recordAudit(db, context, { action: "accounts.exported", record, after: period });
    await recordExport(db, { file, period }, context);
    return file;
  });
