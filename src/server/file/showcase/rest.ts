/** The pictures of a shop's public page: sent by its owner, read by anybody. */
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { may } from "../../../domain/account/permissions.ts";
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { Me } from "../../../domain/account/session.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { isImage } from "../../../domain/file/file.ts";
import {
  isPictureKind,
  readPictureName,
  type PictureKind,
  type PictureSize,
} from "../../../domain/file/showcase/showcase.ts";
import { wantedShop } from "../../account/rest.ts";
import { scopeOf } from "../../account/store.ts";
import { change } from "../../platform/change.ts";
import { sizedPicture } from "../../platform/images.ts";
import { notFound } from "../../platform/not-found.ts";
import { placeOf, readBytes, readThumbnail, stage, type Place } from "../../platform/storage.ts";
import type { Staged } from "../../platform/storage/stored.ts";
import type { Services } from "../../services.ts";
import { clientScope } from "../../shop/store.ts";
import { answerSaved } from "../upload/answer.ts";
import { keepBytes } from "../upload/keep.ts";
import { UPLOAD_PARTS } from "../upload/receive.ts";
import { refuseUpload } from "../upload/refuse.ts";
import type { SavedUpload } from "../upload/save.ts";
import { dropStaged, readParts, type UploadRefusal } from "../upload/stage.ts";
import { addPicture, type Added } from "./add.ts";
import { findPublishedPicture } from "./store.ts";

type UploadRequest = FastifyRequest<{ Params: { kind: string } }>;
type PublicRequest = FastifyRequest<{ Params: { shop_id: string; name: string } }>;

const LIMIT = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };
const PUBLIC_LIMIT = { config: { rateLimit: { max: 600, timeWindow: 60_000 } } };

/** What a page shows at most, in pixels; a logo is also printed, where WebP cannot be. */
const BOXES = {
  photo: { width: 1280, height: 1280, format: "webp" },
  logo: { width: 480, height: 240, format: "png" },
} as const;

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

type Sending = { request: FastifyRequest; me: Me; scope: ShopScope; kind: PictureKind };
type PictureRefusal =
  | UploadRefusal
  | Refusal<"not-allowed" | "too-many-pictures" | "too-much-today" | "shop-full">;

/** Leaves no temporary file, whatever the outcome. */
async function receivePicture(
  services: Services,
  { request, me, scope, kind }: Sending,
): Promise<SavedUpload | PictureRefusal> {
  const place = placeOf(services.config, scope.shop_id);
  const staged: Staged[] = [];
  try {
    const file = await readPicture(request, { place, staged, kind });
    if (isRefusal(file)) return file;
    const asked = { services, me, scope, operation: "addShopPicture", ip: request.ip };
    const keeping = { place, files: [file], log: request.log };
    return await keepBytes<PictureRefusal>(keeping, () =>
      change(asked, "edit-settings", (db, context) =>
        addPicture(db, { shop_id: scope.shop_id, kind, file }, context),
      ),
    );
  } finally {
    // Discards the unread rest: a browser reads an answer only after its whole request is sent.
    request.raw.resume();
    await dropStaged(staged);
  }
}

type Reading = { place: Place; staged: Staged[]; kind: PictureKind };

/** The one picture of the request, as the page shows it. */
async function readPicture(
  request: FastifyRequest,
  { place, staged, kind }: Reading,
): Promise<Added["file"] | UploadRefusal> {
  const parts = await readParts(request.parts(), { place, staged });
  if (isRefusal(parts)) return parts;
  const [sent, ...others] = parts.files;
  if (!sent || others.length > 0) return refuse("too-many-files");
  if (!isImage(sent.mimetype)) return refuse("file-type-refused");
  const shown = await sizedPicture(sent.staged.path, BOXES[kind]);
  if (!shown) return refuse("file-unreadable");
  const { bytes, ...size } = shown;
  const whole = await stage(place, [bytes]);
  staged.push(whole);
  return { ...sent, ...size, staged: whole };
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
