/** A telephone as the camera of one sheet: it sees its reference and its own photos, and nothing else. */
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isRefusal, refuse } from "../../../domain/decision.ts";
import { isOver, MOST_CLIENT_PHOTOS, type CameraPass } from "../../../domain/repair/camera/pass.ts";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { filesOf } from "../../file/store.ts";
import { receiveFiles, UPLOAD_PARTS } from "../../file/upload/receive.ts";
import { refuseUpload } from "../../file/upload/refuse.ts";
import { asSecretPage } from "../../platform/http/secret-page.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { clientScope } from "../../shop/store.ts";
import { loadRepairs } from "../store.ts";
import { findCamera } from "./open.ts";

/** In the query: a pass is longer than what a parameter of a path may hold. */
type CameraRequest = FastifyRequest<{ Querystring: { pass?: string } }>;

const LIMIT = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };

export async function cameraSite(app: FastifyInstance, services: Services): Promise<void> {
  const { database, web, clock } = services;

  app.get("/photo", LIMIT, async (request: CameraRequest, reply) => {
    const found = find(services, request);
    if (!found) return notFound(reply);
    const { pass, scope } = found;
    const { expires_at, repair_id } = pass;
    const [repair] = await database.withShop(scope, (db) => loadRepairs(db, [repair_id]), "read");
    if (!repair) return notFound(reply);
    const seconds = Math.max(0, (Date.parse(expires_at) - Date.parse(clock())) / 1000);
    const props = { token: request.query.pass ?? "", reference: repair.reference, seconds };
    return web.page(asSecretPage(reply), "camera", props);
  });

  await app.register(async (inside) => {
    await inside.register(multipart, { limits: UPLOAD_PARTS, throwFileSizeLimit: false });
    inside.put("/photo", LIMIT, async (request: CameraRequest, reply) => {
      const found = find(services, request);
      if (!found) return notFound(reply);
      if (isOver(found.pass, clock())) return refuseUpload(reply, "camera-closed");
      if (!request.isMultipart()) return refuseUpload(reply, "bad-input");
      return receivePhoto(services, { request, reply, ...found });
    });
  });
}

type Found = { pass: CameraPass; scope: ShopScope };

function find({ ledgerKey }: Services, { query }: CameraRequest): Found | undefined {
  const pass = findCamera(ledgerKey, query.pass ?? "");
  const scope = pass && clientScope(pass.shop_id);
  return scope && { pass, scope };
}

async function receivePhoto(
  services: Services,
  { request, reply, pass, scope }: Found & { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const { database, clock } = services;
  const { account_id } = pass;
  const author = { kind: account_id === null ? "client" : "shop", account_id } as const;
  const recipient = { recipientType: "repair", recipientID: pass.repair_id } as const;
  const saved = await receiveFiles<never>(services, { request, scope, recipient }, (save) =>
    database.withShop(scope, async (db) => {
      if (account_id === null && (await countOfClient(db, recipient)) >= MOST_CLIENT_PHOTOS)
        return refuse("too-many-files");
      return save(db, { author, at: clock() });
    }),
  );
  if (isRefusal(saved)) return refuseUpload(reply, saved.refused);
  return asSecretPage(reply).send({ received: saved.map(({ id }) => id) });
}

async function countOfClient(
  db: ShopDb,
  { recipientID }: { recipientID: string },
): Promise<number> {
  const files = await filesOf(db, { recipientType: "repair", recipientIDs: [recipientID] });
  return files.filter(({ created_by }) => created_by === null).length;
}
