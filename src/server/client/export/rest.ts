/** The shop's clients and appliances as files for a spreadsheet, sent as they are read. */
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { clientCells, CLIENT_HEADINGS } from "../../../domain/client/export.ts";
import { BYTE_ORDER_MARK, csvLine } from "../../../domain/client/import/text.ts";
import { applianceCells, APPLIANCE_HEADINGS } from "../../../domain/repair/appliance/export.ts";
import { dateOf, DEFAULT_ZONE } from "../../../domain/time.ts";
import type { Services } from "../../services.ts";
import { notFound } from "../../platform/not-found.ts";
import { admitted, enter, type Admitted } from "../import/rest.ts";
import { clientChunksOf, clientsInOrder, nextAppliances, nextClientIds } from "./store.ts";

type Request = FastifyRequest<{ Params: { shopId: string } }>;
type Chunks = AsyncGenerator<string>;

/** Each reads the whole base: a few at a time are enough for anybody. */
const LIMIT = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };

export async function exportRest(app: FastifyInstance, services: Services): Promise<void> {
  app.get("/api/v1/shops/:shopId/export/clients.csv", LIMIT, async (request: Request, reply) => {
    const allowed = admitted(request, reply, "export-client");
    if (!allowed) return reply;
    const chunks = clientChunks(services, allowed.scope);
    return send(reply, services, { name: "clients", allowed, chunks });
  });
  app.get("/api/v1/shops/:shopId/export/appliances.csv", LIMIT, async (request: Request, reply) => {
    const allowed = admitted(request, reply, "export-client");
    if (!allowed) return reply;
    const chunks = applianceChunks(services, allowed.scope);
    return send(reply, services, { name: "appareils", allowed, chunks });
  });
}

type Sending = { name: string; allowed: Admitted; chunks: Chunks };

async function send(
  reply: FastifyReply,
  { clock, database }: Services,
  { name, allowed, chunks }: Sending,
): Promise<FastifyReply> {
  const known = await database.withShop(allowed.scope, (db) => enter(db, allowed, "export"));
  if (!known) return notFound(reply);
  const filename = `${name}-${dateOf(clock(), DEFAULT_ZONE)}.csv`;
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${filename}"`)
    .send(Readable.from(chunks));
}

/** Each chunk in its own short transaction: a slow reader holds nothing in the database. */
async function* clientChunks({ database }: Services, scope: ShopScope): Chunks {
  yield BYTE_ORDER_MARK + csvLine(CLIENT_HEADINGS);
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await database.withShop(scope, (db) => nextClientIds(db, after), "read");
    if (ids.length === 0) return;
    for (const some of clientChunksOf(ids)) {
      const clients = await database.withShop(scope, (db) => clientsInOrder(db, some), "read");
      yield clients.flatMap(clientCells).map(csvLine).join("");
    }
    after = ids.at(-1) ?? null;
  }
}

async function* applianceChunks({ database }: Services, scope: ShopScope): Chunks {
  yield BYTE_ORDER_MARK + csvLine(APPLIANCE_HEADINGS);
  let after: string | null = null;
  for (;;) {
    const found: Awaited<ReturnType<typeof nextAppliances>> = await database.withShop(
      scope,
      (db) => nextAppliances(db, after),
      "read",
    );
    if (found.length === 0) return;
    after = found.at(-1)?.appliance.id ?? null;
    yield found.map(({ appliance, owner }) => csvLine(applianceCells(appliance, owner))).join("");
  }
}
