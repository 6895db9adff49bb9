/** The shop's clients and appliances as files for a spreadsheet, sent as they are read. */
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { clientCells, CLIENT_HEADINGS } from "../../../domain/client/export.ts";
import { BYTE_ORDER_MARK, csvLine } from "../../../domain/client/import/text.ts";
import { applianceCells, APPLIANCE_HEADINGS } from "../../../domain/repair/appliance/export.ts";
import type { OwnedAppliance } from "../../../domain/repair/appliance/known.ts";
import { dateOf } from "../../../domain/time.ts";
import { recordAudit } from "../../account/audit/record.ts";
import { changeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Services } from "../../services.ts";
import { notFound } from "../../platform/not-found.ts";
import { chunksOf } from "../../platform/slices.ts";
import { nextAppliances } from "../../repair/appliance/store.ts";
import { loadZone } from "../../shop/store.ts";
import { allowedIn, enterShop, type Allowed } from "../import/rest.ts";
import { loadClients, loadClientsInOrder, nextClientIds, type ClientRow } from "../store.ts";

type Request = FastifyRequest<{ Params: { shopId: string } }>;
type Chunks = AsyncGenerator<string>;

/** Few enough that reading them does not delay other requests. */
const CLIENTS_AT_ONCE = 250;

/** Each export reads all records of the shop. */
const LIMIT = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };

export async function exportRest(app: FastifyInstance, services: Services): Promise<void> {
  app.get("/api/v1/shops/:shopId/export/clients.csv", LIMIT, async (request: Request, reply) => {
    const allowed = allowedIn(request, reply, "export-client");
    if (!allowed) return reply;
    const chunks = clientChunks(services, allowed.scope);
    return send(reply, services, { action: "clients.exported", allowed, chunks, ip: request.ip });
  });
  app.get("/api/v1/shops/:shopId/export/appliances.csv", LIMIT, async (request: Request, reply) => {
    const allowed = allowedIn(request, reply, "export-client");
    if (!allowed) return reply;
    const chunks = applianceChunks(services, allowed.scope);
    return send(reply, services, {
      action: "appliances.exported",
      allowed,
      chunks,
      ip: request.ip,
    });
  });
}

const NAMES = { "clients.exported": "clients", "appliances.exported": "appareils" } as const;
type ExportFile = {
  action: keyof typeof NAMES;
  allowed: Allowed;
  chunks: Chunks;
  ip: string | undefined;
};

async function send(
  reply: FastifyReply,
  services: Services,
  { action, allowed, chunks, ip }: ExportFile,
): Promise<FastifyReply> {
  const { clock, database } = services;
  const filename = await database.withShop(allowed.scope, async (db) => {
    if (!(await enterShop(db, allowed, { operation: "export" }))) return undefined;
    const name = `${NAMES[action]}-${dateOf(clock(), await loadZone(db))}.csv`;
    const record = { noun: "file", name };
    await recordAudit(db, changeContext(services, allowed.scope, ip), { action, record });
    return name;
  });
  if (!filename) return notFound(reply);
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${filename}"`)
    .send(Readable.from(chunks));
}

/** Each chunk in its own short transaction: a slow download holds no lock. */
async function* clientChunks({ database }: Services, scope: ShopScope): Chunks {
  yield BYTE_ORDER_MARK + csvLine(CLIENT_HEADINGS);
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await database.withShop(scope, (db) => nextClientIds(db, after), "read");
    if (ids.length === 0) return;
    for (const some of chunksOf(ids, CLIENTS_AT_ONCE)) {
      const clients = await database.withShop(scope, (db) => loadClientsInOrder(db, some), "read");
      yield clients.flatMap(clientCells).map(csvLine).join("");
    }
    after = ids.at(-1) ?? null;
  }
}

async function* applianceChunks({ database }: Services, scope: ShopScope): Chunks {
  yield BYTE_ORDER_MARK + csvLine(APPLIANCE_HEADINGS);
  let after: string | null = null;
  for (;;) {
    const found: OwnedAppliance[] = await database.withShop(
      scope,
      (db) => nextAppliances(db, after),
      "read",
    );
    if (found.length === 0) return;
    after = found.at(-1)?.id ?? null;
    const owners = await database.withShop(scope, (db) => ownersOf(db, found), "read");
    yield found
      .flatMap((appliance) => {
        const owner = owners.get(appliance.client_id);
        return owner ? [csvLine(applianceCells(appliance, owner))] : [];
      })
      .join("");
  }
}

async function ownersOf(
  db: ShopDb,
  appliances: readonly OwnedAppliance[],
): Promise<Map<string, ClientRow>> {
  const owners = await loadClients(db, [...new Set(appliances.map(({ client_id }) => client_id))]);
  return new Map(owners.map((owner) => [owner.id, owner]));
}
