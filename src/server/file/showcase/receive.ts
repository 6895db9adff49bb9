/** One picture of the public page: read, made smaller, its bytes stored, then written. */
import type { FastifyRequest } from "fastify";
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { Me } from "../../../domain/account/session.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { isImage } from "../../../domain/file/file.ts";
import type { PictureKind } from "../../../domain/file/showcase/showcase.ts";
import { change } from "../../platform/change.ts";
import { sizedPicture } from "../../platform/images.ts";
import { placeOf, stage, type Place } from "../../platform/storage.ts";
import type { Staged } from "../../platform/storage/stored.ts";
import type { Services } from "../../services.ts";
import { keepBytes } from "../upload/keep.ts";
import type { SavedUpload } from "../upload/save.ts";
import { dropStaged, readParts, type UploadRefusal } from "../upload/stage.ts";
import { addPicture, type Added } from "./add.ts";

/** What a page shows at most, in pixels; a logo is also printed, where WebP cannot be. */
export const BOXES = {
  photo: { width: 1280, height: 1280, format: "webp" },
  logo: { width: 480, height: 240, format: "png" },
} as const;

type Sending = { request: FastifyRequest; me: Me; scope: ShopScope; kind: PictureKind };
type PictureRefusal =
  | UploadRefusal
  | Refusal<"not-allowed" | "too-many-pictures" | "too-much-today" | "shop-full">;

/** Leaves no temporary file, whatever the outcome. */
export async function receivePicture(
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
