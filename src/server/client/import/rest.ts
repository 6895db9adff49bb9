/** Receives files of clients and of appliances for the selected shop. */
import { PassThrough } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { may, type Action } from "../../../domain/account/permissions.ts";
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { Me } from "../../../domain/account/session.ts";
import type { BadInput } from "../../../domain/validation.ts";
import { CLIENT_COLUMNS } from "../../../domain/client/import/columns.ts";
import {
  parseImport,
  readRows,
  type ImportRequest,
} from "../../../domain/client/import/request.ts";
import { readClientLine } from "../../../domain/client/import/import.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { APPLIANCE_COLUMNS, readApplianceLine } from "../../../domain/repair/appliance/import.ts";
import { wantedShop } from "../../account/rest.ts";
import { scopeOf } from "../../account/store.ts";
import { inSlices } from "../../platform/slices.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { notFound } from "../../platform/not-found.ts";
import { changeContext, recordForeignAct } from "../../platform/change.ts";
import type { Services } from "../../services.ts";
import { planApplianceImport } from "../../repair/appliance/import.ts";
import { loadShop } from "../../shop/store.ts";
import { planClientImport } from "./plan-clients.ts";
import { runImport, type OnProgress, type ReadImport } from "./run.ts";
import type { ImportReport } from "./store.ts";

type Request = FastifyRequest<{ Params: { shopId: string } }>;

/** 20,000 lines of a shop's clients are about 4 MB; the file itself may have 10. */
const LIMIT = {
  bodyLimit: 16_000_000,
  // Compression would buffer the progress lines.
  compress: false,
  config: { rateLimit: { max: 20, timeWindow: 60_000 } },
} as const;

/**
 * 200 with the counts and the faults by line; idempotent. A request that accepts lines of JSON receives the
 * progress meanwhile; the last line is the report, or why there is none.
 */
export async function importRest(app: FastifyInstance, services: Services): Promise<void> {
  app.post("/api/v1/shops/:shopId/imports", LIMIT, async (request: Request, reply) => {
    const allowed = allowedIn(request, reply, "import-client");
    if (!allowed) return reply;
    const parsed = parseImport(request.body);
    if (isRefusal(parsed)) return refused(reply, 422, parsed);
    const run = (onProgress: OnProgress) =>
      importFile(services, { allowed, request: parsed, onProgress, ip: request.ip });
    if (request.headers.accept === LINES) return reply.type(LINES).send(linesOf(request, run));
    const report = await run(() => undefined);
    if (!report) return notFound(reply);
    return isRefusal(report) ? refused(reply, 422, report) : report;
  });
}

const LINES = "application/x-ndjson";

type FileImport = {
  allowed: Allowed;
  request: ImportRequest;
  onProgress: OnProgress;
  ip: string | undefined;
};
type Outcome = ImportReport | BadInput | undefined;

/** Undefined when there is no such shop. */
async function importFile(
  services: Services,
  { allowed, request, onProgress, ip }: FileImport,
): Promise<Outcome> {
  const read = await readLines(request, onProgress);
  if (isRefusal(read)) return read;
  const { import_id } = request;
  const run = { import_id, ...changeContext(services, allowed.scope, ip), onProgress };
  return services.database.withShop(allowed.scope, async (db) => {
    const known = await enterShop(
      db,
      allowed,
      request.check ? null : { operation: "import", asked: import_id },
    );
    return known ? runImport(db, read, run) : undefined;
  });
}

async function readLines(
  request: ImportRequest,
  onProgress: OnProgress,
): Promise<ReadImport | BadInput> {
  const wasRead = (done: number) =>
    onProgress({ phase: "reading", done, all: request.rows.length });
  const { noun, filename, check } = request;
  if (noun === "client") {
    const rows = await inSlices(readRows(request, CLIENTS), wasRead);
    if (isRefusal(rows)) return rows;
    return { noun, filename, check, plan: (db, run) => planClientImport(db, rows, run) };
  }
  const rows = await inSlices(readRows(request, APPLIANCES), wasRead);
  if (isRefusal(rows)) return rows;
  return { noun, filename, check, plan: (db, run) => planApplianceImport(db, rows, run) };
}

const CLIENTS = { columns: CLIENT_COLUMNS, readLine: readClientLine };
const APPLIANCES = { columns: APPLIANCE_COLUMNS, readLine: readApplianceLine };

/** A failure cuts the answer short; the client sends the same import again, which is idempotent. */
function linesOf({ log }: Request, run: (onProgress: OnProgress) => Promise<Outcome>): PassThrough {
  const lines = new PassThrough();
  const write = (value: unknown) => lines.writable && lines.write(`${JSON.stringify(value)}\n`);
  void run(write).then(
    (outcome) => {
      write(outcome && isRefusal(outcome) ? answerOf(outcome) : (outcome ?? UNKNOWN_SHOP));
      lines.end();
    },
    (error: Error) => {
      log.error({ err: error }, "import failed");
      lines.destroy(error);
    },
  );
  return lines;
}

const UNKNOWN_SHOP = {
  refused: "not-found",
  message: "Cet atelier n’existe pas. Rien n’a été enregistré.",
};

export type Allowed = { me: Me; scope: ShopScope };

/** Records what an account from outside does for the shop. False when there is no such shop. */
export async function enterShop(
  db: ShopDb,
  { me, scope }: Allowed,
  act: { operation: string; asked?: unknown } | null,
): Promise<boolean> {
  if (!(await loadShop(db, scope.shop_id))) return false;
  if (act) await recordForeignAct(db, { me, scope, ...act });
  return true;
}

/** The account and its shop when it may do this in the shop of the URL; undefined once the refusal is sent. */
export function allowedIn(
  request: Request,
  reply: FastifyReply,
  action: Action,
): Allowed | undefined {
  void reply.header("cache-control", "no-store");
  const me = request.visitor;
  if (!me) {
    void reply.code(401).send({ refused: "not-signed-in", message: "Vous devez vous connecter." });
    return undefined;
  }
  const scope = scopeOf(me, wantedShop(request));
  const isSelected = scope?.shop_id === request.params.shopId.toLowerCase();
  if (scope && isSelected && may(me, action)) return { me, scope };
  const message = isSelected ? NOT_ALLOWED : OTHER_SHOP;
  void reply.code(403).send({ refused: "not-allowed", message });
  return undefined;
}

export const NOT_ALLOWED =
  "Votre compte ne permet pas cette action. Demandez au responsable de l’atelier.";
const OTHER_SHOP = "Cet atelier n’est pas celui que vous avez choisi. Rien n’a été enregistré.";

const refused = (reply: FastifyReply, status: number, refusal: BadInput) =>
  reply.code(status).send(answerOf(refusal));

const answerOf = ({ refused: word, detail }: BadInput) => ({
  refused: word,
  message: Object.values(detail)[0] ?? "Cet import est mal formé.",
  fields: detail,
});
