/** The pictures of a shop's public page: sent by its owner, read by anybody. */
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { may } from "../../../domain/account/permissions.ts";
import { isRefusal } from "../../../domain/decision.ts";
import {
  isPictureKind,
  readPictureName,
  type PictureSize,
} from "../../../domain/file/showcase/showcase.ts";
import { wantedShop } from "../../account/rest.ts";
import { scopeOf } from "../../account/store.ts";
import { notFound } from "../../platform/not-found.ts";
import { placeOf, readBytes, readThumbnail } from "../../platform/storage.ts";
import type { Services } from "../../services.ts";
import { clientScope } from "../../shop/store.ts";
import { answerSaved } from "../upload/answer.ts";
import { UPLOAD_PARTS } from "../upload/receive.ts";
import { refuseUpload } from "../upload/refuse.ts";
import { receivePicture } from "./receive.ts";
import { findPublishedPicture } from "./store.ts";

type UploadRequest = FastifyRequest<{ Params: { kind: string } }>;
type PublicRequest = FastifyRequest<{ Params: { shop_id: string; name: string } }>;

const LIMIT = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };
const PUBLIC_LIMIT = { config: { rateLimit: { max: 600, timeWindow: 60_000 } } };

export async function showcaseRest(app: FastifyInstance, services: Services): Promise<void> {
  app.get("/vitrine/:shop_id/:name", PUBLIC_LIMIT, (request: PublicRequest, reply) =>
    sendPublished(services, request, reply),
  );
  await app.register(async (inside) => {
    await inside.register(multipart, { limits: UPLOAD_PARTS, throwFileSizeLimit: false });
    inside.put("/api/v1/shop-pictures/:kind", LIMIT, async (request: UploadRequest, reply) => {
      const { visitor, params } = request;
      if (!visitor) return refuseUpload(reply, "not-signed-in");
      const scope = scopeOf(visitor, wantedShop(request));
      if (!scope || !may(visitor, "edit-settings")) return refuseUpload(reply, "not-allowed");
      if (!isPictureKind(params.kind)) return refuseUpload(reply, "recipient-unknown");
      if (!request.isMultipart()) return refuseUpload(reply, "bad-input");
      const sending = { request, me: visitor, scope, kind: params.kind };
      const saved = await receivePicture(services, sending);
      return isRefusal(saved)
        ? refuseUpload(reply, saved.refused)
        : answerSaved(reply, saved.files);
    });
  });
}

async function sendPublished(
  { database, config }: Services,
  { params: { shop_id, name } }: PublicRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asked = readPictureName(name);
  const scope = clientScope(shop_id);
  if (!asked || !scope) return notFound(reply);
  const { digits, size } = asked;
  const picture = await database.withShop(scope, (db) => findPublishedPicture(db, digits), "read");
  const place = placeOf(config, scope.shop_id);
  const bytes = picture && (await READERS[size](place, picture.stored_as));
  if (!picture || !bytes) return notFound(reply);
  return (
    reply
      .type(size === "small" ? "image/webp" : picture.mimetype)
      // The address is of these bytes: they never change.
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("cross-origin-resource-policy", "cross-origin")
      .header("x-content-type-options", "nosniff")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .send(bytes)
  );
}

const READERS: Record<PictureSize, typeof readBytes> = { whole: readBytes, small: readThumbnail };
