/** The copy of a client's data that the shop hands over at their request, as one zip. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { dateOf } from "../../../domain/time.ts";
import { isId } from "../../../domain/validation.ts";
import { recordAudit } from "../../account/audit/record.ts";
import { writeZip } from "../../platform/archive/write-zip.ts";
import { changeContext } from "../../platform/change.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { loadShop } from "../../shop/store.ts";
import { allowedIn, enterShop, type Allowed } from "../import/rest.ts";
import { loadClients } from "../store.ts";
import { copyEntries } from "./export.ts";
import { findClientRows } from "./find.ts";

type Request = FastifyRequest<{ Params: { shopId: string; id: string } }>;

/** It reads every table and sends every photo of the client. */
const LIMIT = { compress: false, config: { rateLimit: { max: 20, timeWindow: 60_000 } } } as const;
const PATH = "/api/v1/shops/:shopId/export/client/:id(^[0-9a-f-]{36}).zip";

export async function clientCopyRest(app: FastifyInstance, services: Services): Promise<void> {
  app.get(PATH, LIMIT, async (request: Request, reply) => {
    const allowed = allowedIn(request, reply, "copy-client");
    if (!allowed) return reply;
    const { id } = request.params;
    const found = isId(id) && (await prepare(services, { allowed, id, ip: request.ip }));
    return found ? send(reply, services, { allowed, found }) : notFound(reply);
  });
}

type Asked = { allowed: Allowed; id: string; ip: string | undefined };

/** In the transaction that records who took the copy. */
const prepare = (services: Services, { allowed, id, ip }: Asked) =>
  services.database.withShop(allowed.scope, async (db) => {
    const shop = await loadShop(db, allowed.scope.shop_id);
    const tables = shop && (await findClientRows(db, id));
    const [client] = tables ? await loadClients(db, [id]) : [];
    if (!shop || !tables || !client) return undefined;
    await enterShop(db, allowed, { operation: "export", asked: id });
    await recordAudit(db, changeContext(services, allowed.scope, ip), {
      action: "client.exported",
      record: { noun: "client", id },
    });
    return { shop, tables, client };
  });

type Found = NonNullable<Awaited<ReturnType<typeof prepare>>>;

function send(
  reply: FastifyReply,
  { database, config, clock }: Services,
  { allowed, found }: { allowed: Allowed; found: Found },
): FastifyReply {
  const at = clock();
  const { scope } = allowed;
  const entries = copyEntries({ database, config, scope, at, ...found });
  const filename = `donnees-client-${dateOf(at, found.shop.timezone)}.zip`;
  return reply
    .type("application/zip")
    .header("content-disposition", `attachment; filename="${filename}"`)
    .send(writeZip(entries, new Date(at)));
}
