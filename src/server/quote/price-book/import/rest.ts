/** Receives suppliers' price files for the selected shop, and gives back the list of what is wrong in one. */
import { createReadStream } from "node:fs";
import { PassThrough } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PRICE_COLUMNS } from "../../../../domain/quote/price-book/import/columns.ts";
import {
  MOST_PRICE_BYTES,
  parsePriceImport,
  type PriceImportRequest,
} from "../../../../domain/quote/price-book/import/request.ts";
import { BYTE_ORDER_MARK, csvLine } from "../../../../domain/client/import/text.ts";
import { isRefusal } from "../../../../domain/decision.ts";
import { ordinaryRate } from "../../../../domain/quote/price/ordinary-rate.ts";
import { isId, type BadInput } from "../../../../domain/validation.ts";
import { allowedIn, enterShop, type Allowed } from "../../../client/import/rest.ts";
import { changeContext } from "../../../platform/change.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { notFound } from "../../../platform/not-found.ts";
import { drop, placeOf, stage } from "../../../platform/storage.ts";
import { decoded, isUtf8 } from "../../../platform/storage/text-stream.ts";
import { loadShop } from "../../../shop/store.ts";
import type { Services } from "../../../services.ts";
import { runPriceImport } from "./run.ts";
import { loadFaults, type PriceImportRow } from "./store.ts";

type Request = FastifyRequest<{ Params: { shopId: string; id: string } }>;

const LIMIT = {
  bodyLimit: MOST_PRICE_BYTES,
  // Compression would hold the progress back.
  compress: false,
  config: { rateLimit: { max: 20, timeWindow: 60_000 } },
} as const;

/** The answer is lines of JSON: how far it is, and at the end what became of the file. Idempotent by its id. */
export async function priceImportRest(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (inside) => {
    inside.addContentTypeParser("text/csv", (_request, _body, done) => done(null));
    inside.post("/api/v1/shops/:shopId/price-imports", LIMIT, async (request: Request, reply) => {
      const allowed = allowedIn(request, reply, "edit-prices");
      if (!allowed) return reply;
      const asked = parsePriceImport(request.query);
      if (isRefusal(asked)) return refused(reply, asked);
      const lines = new PassThrough();
      void answer(services, { request, allowed, asked }, lines);
      return reply.type("application/x-ndjson").send(lines);
    });
  });
  app.get("/api/v1/shops/:shopId/price-imports/:id/faults.csv", (request: Request, reply) =>
    sendFaults(services, request, reply),
  );
}

type Receiving = { request: Request; allowed: Allowed; asked: PriceImportRequest };

/** A failure cuts the answer short; the same import sent again is done once. */
async function answer(services: Services, receiving: Receiving, lines: PassThrough): Promise<void> {
  const write = (value: unknown) => lines.writable && lines.write(`${JSON.stringify(value)}\n`);
  try {
    const report = await receive(services, receiving, (read, all) => write({ read, all }));
    write(report ?? { message: "Cet atelier n’existe pas. Rien n’a été enregistré." });
    lines.end();
  } catch (error) {
    receiving.request.log.error({ err: error }, "price import failed");
    lines.destroy(error instanceof Error ? error : undefined);
  }
}

/** To a file of this machine first: a slow line holds no connection to the database. */
async function receive(
  services: Services,
  { request, allowed, asked }: Receiving,
  tell: (read: number, all: number) => void,
): Promise<PriceImportRow | undefined> {
  const place = placeOf(services.config, allowed.scope.shop_id);
  const staged = await stage(place, request.raw);
  try {
    const letters = (await isUtf8(createReadStream(staged.path))) ? "utf-8" : "windows-1252";
    const file = createReadStream(staged.path);
    const text = decoded(file, letters);
    const run = {
      ...changeContext(services, allowed.scope, request.ip),
      onProgress: () => tell(file.bytesRead, staged.size),
    };
    return await services.database.withShop(allowed.scope, async (db) => {
      if (!(await enterShop(db, allowed, { operation: "importPrices", asked: asked.id })))
        return undefined;
      const shop = await loadShop(db, allowed.scope.shop_id);
      if (!shop) return undefined;
      const vat_rate = ordinaryRate(shop.vat_regime, shop.zipcode);
      const rules = { coefficient: asked.coefficient, vat_rate } as const;
      return runPriceImport(db, { ...asked, rules, text }, run);
    });
  } finally {
    await drop(staged);
  }
}

async function sendFaults(services: Services, request: Request, reply: FastifyReply) {
  const allowed = allowedIn(request, reply, "edit-prices");
  if (!allowed) return reply;
  const { id } = request.params;
  if (!isId(id)) return notFound(reply);
  const read = (db: ShopDb) => loadFaults(db, id);
  const faults = await services.database.withShop(allowed.scope, read, "read");
  if (!faults) return notFound(reply);
  const labels = new Map<string, string>(PRICE_COLUMNS.map(({ key, label }) => [key, label]));
  const rows = faults.map(({ line, column, message }) =>
    csvLine([String(line), labels.get(column) ?? column, message]),
  );
  void reply.header("content-disposition", 'attachment; filename="lignes-a-corriger.csv"');
  return reply
    .type("text/csv; charset=utf-8")
    .send(BYTE_ORDER_MARK + csvLine(["Ligne", "Colonne", "À corriger"]) + rows.join(""));
}

const refused = (reply: FastifyReply, { refused: word, detail }: BadInput) =>
  reply.code(422).send({ refused: word, message: Object.values(detail)[0] ?? "", fields: detail });
