/** Files of clients and appliances, in and out, for the people of the selected shop. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { may, type Action } from "../../domain/account/permissions.ts";
import type { ShopScope } from "../../domain/account/scope.ts";
import type { Me } from "../../domain/account/session.ts";
import { CLIENT_COLUMNS } from "../../domain/client/import-columns.ts";
import { parseImport, rowsOf, type ImportRequest } from "../../domain/client/import-request.ts";
import { isRefusal } from "../../domain/decision.ts";
import { APPLIANCE_COLUMNS } from "../../domain/repair/import-appliance.ts";
import { cleaned } from "../account/graphql-border.ts";
import { wantedShop } from "../account/rest.ts";
import { recordAct, scopeOf } from "../account/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { notFound } from "../platform/not-found.ts";
import { handOf } from "../repair/store.ts";
import type { Services } from "../services.ts";
import { loadShop } from "../shop/store.ts";
import { runImport, type MappedImport } from "./store-imports.ts";

type Request = FastifyRequest<{ Params: { shopId: string } }>;

/** 20,000 lines of a shop's clients are about 4 MB; the file itself may have 10. A long file keeps everybody waiting. */
const LIMIT = {
  bodyLimit: 16_000_000,
  config: { rateLimit: { max: 20, timeWindow: 60_000 } },
};

/** 200 with the counts and the faults by line, the same for the same import again. */
export async function importRest(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock } = services;
  app.post("/api/v1/shops/:shopId/imports", LIMIT, async (request: Request, reply) => {
    const allowed = admitted(request, reply, "import-client");
    if (!allowed) return reply;
    const parsed = parseImport(cleaned(request.body));
    if (isRefusal(parsed)) return refused(reply, 422, parsed);
    const { scope } = allowed;
    const running = { hand: handOf(scope), at: clock() };
    const report = await database.withShop(scope, async (db) => {
      const known = await enter(db, allowed, parsed.check ? null : "import");
      return known ? runImport(db, mapped(parsed), running) : undefined;
    });
    if (!report) return notFound(reply);
    return isRefusal(report) ? refused(reply, 422, report) : report;
  });
}

const mapped = (request: ImportRequest): MappedImport =>
  request.noun === "client"
    ? { ...request, noun: "client", rows: rowsOf(request, CLIENT_COLUMNS) }
    : { ...request, noun: "appliance", rows: rowsOf(request, APPLIANCE_COLUMNS) };

export type Admitted = { me: Me; scope: ShopScope };

/** What somebody from outside does for a shop is left in its record. False when there is no such shop. */
export async function enter(
  db: ShopDb,
  { me, scope: { shop_id } }: Admitted,
  action: string | null,
): Promise<boolean> {
  if (!(await loadShop(db, shop_id))) return false;
  if (action !== null && shop_id !== me.shop_id)
    await recordAct(db, { shop_id, account_id: me.id, action });
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

const refused = (
  reply: FastifyReply,
  status: number,
  { refused: word, detail }: { refused: string; detail: Readonly<Record<string, string>> },
) =>
  reply.code(status).send({
    refused: word,
    message: Object.values(detail)[0] ?? "Cet import est mal formé.",
    fields: detail,
  });
