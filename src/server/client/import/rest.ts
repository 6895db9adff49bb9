/** Files of clients and appliances, in and out, for the people of the selected shop. */
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
import { authorOf, recordForeignAct } from "../../platform/change.ts";
import type { Services } from "../../services.ts";
import { loadShop } from "../../shop/store.ts";
import type { Tell } from "./run.ts";
import { runImport, type ImportReport, type ReadImport } from "./store.ts";

type Request = FastifyRequest<{ Params: { shopId: string } }>;

/** 20,000 lines of a shop's clients are about 4 MB; the file itself may have 10. */
const LIMIT = {
  bodyLimit: 16_000_000,
  // Held back to be compressed, how far it is would be told too late.
  compress: false,
  config: { rateLimit: { max: 20, timeWindow: 60_000 } },
} as const;

/**
 * 200 with the counts and the faults by line, the same for the same import again. Whoever accepts lines of
 * JSON is told meanwhile how far it is; the last line is the report, or why there is none.
 */
export async function importRest(app: FastifyInstance, services: Services): Promise<void> {
  app.post("/api/v1/shops/:shopId/imports", LIMIT, async (request: Request, reply) => {
    const allowed = admitted(request, reply, "import-client");
    if (!allowed) return reply;
    const parsed = parseImport(request.body);
    if (isRefusal(parsed)) return refused(reply, 422, parsed);
    const run = (tell: Tell) => bringIn(services, { allowed, request: parsed, tell });
    if (request.headers.accept === LINES) return reply.type(LINES).send(linesOf(request, run));
    const report = await run(() => undefined);
    if (!report) return notFound(reply);
    return isRefusal(report) ? refused(reply, 422, report) : report;
  });
}

const LINES = "application/x-ndjson";

type Bringing = { allowed: Admitted; request: ImportRequest; tell: Tell };
type Outcome = ImportReport | BadInput | undefined;

/** Undefined when there is no such shop. */
async function bringIn(
  { database, clock }: Services,
  { allowed, request, tell }: Bringing,
): Promise<Outcome> {
  const read = await readLines(request, tell);
  if (isRefusal(read)) return read;
  const running = { author: authorOf(allowed.scope), at: clock(), tell };
  return database.withShop(allowed.scope, async (db) => {
    const known = await enter(db, allowed, request.check ? null : "import");
    return known ? runImport(db, read, running) : undefined;
  });
}

async function readLines(request: ImportRequest, tell: Tell): Promise<ReadImport | BadInput> {
  const told = (done: number) => tell({ phase: "reading", done, all: request.rows.length });
  const { noun } = request;
  if (noun === "client") {
    const rows = await inSlices(readRows(request, CLIENTS), told);
    return isRefusal(rows) ? rows : { ...request, noun, rows };
  }
  const rows = await inSlices(readRows(request, APPLIANCES), told);
  return isRefusal(rows) ? rows : { ...request, noun, rows };
}

const CLIENTS = { columns: CLIENT_COLUMNS, readLine: readClientLine };
const APPLIANCES = { columns: APPLIANCE_COLUMNS, readLine: readApplianceLine };

/** A failure cuts the answer: sent again under the same id, the import is done once. */
function linesOf({ log }: Request, run: (tell: Tell) => Promise<Outcome>): PassThrough {
  const lines = new PassThrough();
  const write = (value: unknown) => lines.writable && lines.write(`${JSON.stringify(value)}\n`);
  void run(write).then(
    (outcome) => {
      write(outcome && isRefusal(outcome) ? toldOf(outcome) : (outcome ?? UNKNOWN_SHOP));
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

export type Admitted = { me: Me; scope: ShopScope };

/** What somebody from outside does for a shop is left in its record. False when there is no such shop. */
export async function enter(
  db: ShopDb,
  { me, scope }: Admitted,
  operation: string | null,
): Promise<boolean> {
  if (!(await loadShop(db, scope.shop_id))) return false;
  if (operation !== null) await recordForeignAct(db, { me, scope, operation });
  return true;
}

/** Who may do this in the shop of the address; otherwise the reply is sent already. */
export function admitted(
  request: Request,
  reply: FastifyReply,
  action: Action,
): Admitted | undefined {
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

const NOT_ALLOWED =
  "Votre compte ne permet pas cette action. Demandez au responsable de l’atelier.";
const OTHER_SHOP = "Cet atelier n’est pas celui que vous avez choisi. Rien n’a été enregistré.";

const refused = (reply: FastifyReply, status: number, refusal: BadInput) =>
  reply.code(status).send(toldOf(refusal));

const toldOf = ({ refused: word, detail }: BadInput) => ({
  refused: word,
  message: Object.values(detail)[0] ?? "Cet import est mal formé.",
  fields: detail,
});
