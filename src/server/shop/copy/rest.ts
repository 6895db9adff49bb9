/** Whole copies of the shop, for its owner alone: asked for with the password again, then taken as a zip. */
import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { may } from "../../../domain/account/permissions.ts";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { dateOf } from "../../../domain/time.ts";
import { isId } from "../../../domain/validation.ts";
import { recordAudit } from "../../account/audit/record.ts";
import { PASSWORD_MOST, wantedShop } from "../../account/rest.ts";
import { isPassword } from "../../account/sign-in.ts";
import { findPassword, scopeOf } from "../../account/store.ts";
import { changeContext } from "../../platform/change.ts";
import { tokenIn } from "../../platform/http/session-cookie.ts";
import { forgetAttempts, takeTurn } from "../../platform/limit.ts";
import { notFound } from "../../platform/not-found.ts";
import { enqueue } from "../../platform/queue.ts";
import { openBytes, placeOf } from "../../platform/storage.ts";
import type { Services } from "../../services.ts";
import { loadZone } from "../store.ts";
import { insertCopy, listCopies, loadReadyCopy } from "./store.ts";

type Request = FastifyRequest<{ Params: { shopId: string; id: string } }>;

const PATH = "/api/v1/shops/:shopId/export/copies";
const LIMIT = { compress: false } as const;
const FREE_ATTEMPTS = 5;
const asking = z.object({ password: z.string().min(1).max(PASSWORD_MOST) });

export async function shopCopyRest(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock } = services;

  app.get(PATH, async (request: Request, reply) => {
    const scope = ownerScope(request, reply);
    if (!scope) return reply;
    return { copies: await database.withShop(scope, (db) => listCopies(db, clock()), "read") };
  });

  app.post(PATH, async (request: Request, reply) => {
    const scope = ownerScope(request, reply);
    return scope ? ask(services, { request, reply, scope }) : reply;
  });

  app.get(`${PATH}/:id.zip`, LIMIT, async (request: Request, reply) => {
    const scope = ownerScope(request, reply);
    return scope ? send(services, { request, reply, scope }) : reply;
  });
}

/** Undefined once the refusal is sent. */
function ownerScope(request: Request, reply: FastifyReply): ShopScope | undefined {
  void reply.header("cache-control", "no-store");
  const me = request.visitor;
  if (!me) {
    void refused(reply, 401, "not-signed-in");
    return undefined;
  }
  const scope = scopeOf(me, wantedShop(request));
  if (scope?.shop_id === request.params.shopId.toLowerCase() && may(me, "copy-shop")) return scope;
  void refused(reply, 403, "not-allowed");
  return undefined;
}

type Asking = { request: Request; reply: FastifyReply; scope: ShopScope };

async function ask(services: Services, { request, reply, scope }: Asking): Promise<FastifyReply> {
  const { config, database, clock } = services;
  const parsed = asking.safeParse(request.body);
  if (!parsed.success) return refused(reply, 422, "bad-credentials");
  const account_id = request.visitor?.id ?? "";
  const key = `password ${account_id}`;
  if ((await takeTurn(database, key, FREE_ATTEMPTS)) > 0) return refused(reply, 429, "too-many");
  const known = await findPassword(database, tokenIn(config, request) ?? "");
  if (!known || !(await isPassword(known.password_hash, parsed.data.password)))
    return refused(reply, 422, "bad-credentials");
  await forgetAttempts(database, key);
  const id = randomUUID();
  const { shop_id } = scope;
  const isNew = await database.withShop(scope, async (db) => {
    if (!(await insertCopy(db, { id, asked_by: account_id, at: clock() }))) return false;
    await enqueue(db, "copy-shop", { shop_id, copy_id: id });
    const record = { noun: "shop", id: shop_id };
    const context = changeContext(services, scope, request.ip);
    await recordAudit(db, context, { action: "shop.copied", record });
    return true;
  });
  return isNew ? reply.code(202).send({ id }) : refused(reply, 409, "copy-being-made");
}

async function send(
  { config, database, clock }: Services,
  { request, reply, scope }: Asking,
): Promise<FastifyReply> {
  const { id } = request.params;
  const asked = { id, now: clock() };
  const copy = isId(id)
    ? await database.withShop(
        scope,
        async (db) => {
          const ready = await loadReadyCopy(db, asked);
          return ready && { ...ready, zone: await loadZone(db) };
        },
        "read",
      )
    : undefined;
  const bytes = copy && (await openBytes(placeOf(config, scope.shop_id), copy.id));
  if (!bytes) return notFound(reply);
  const name = `etabli-copie-${dateOf(copy.asked_at, copy.zone)}.zip`;
  return reply
    .type("application/zip")
    .header("content-length", bytes.size)
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(bytes.read());
}

const SENTENCES = {
  "not-signed-in": "Vous devez vous connecter.",
  "not-allowed": "Seul le responsable de l’atelier peut en prendre une copie entière.",
  "bad-credentials": "Ce mot de passe n’est pas le vôtre.",
  "too-many": "Trop d’essais. Attendez un peu, puis réessayez.",
  "copy-being-made": "Une copie est déjà en préparation.",
} as const;

const refused = (reply: FastifyReply, status: number, word: keyof typeof SENTENCES) =>
  reply.code(status).send({ refused: word, message: SENTENCES[word] });
