/** Photos from the tracking page: by a plain form, or by the page's script, which asks for JSON. */
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isRefusal } from "../../../../domain/decision.ts";
import { limitOf } from "../../../../domain/file/file.ts";
import {
  CLIENT_PHOTO_REFUSAL_FR,
  PHOTOS_A_DAY,
  type ClientPhotoRefusal,
} from "../../../../domain/repair/client-photo/client-photo.ts";
import { isId } from "../../../../domain/validation.ts";
import { UPLOAD_PARTS } from "../../../file/upload/receive.ts";
import { asSecretPage } from "../../../platform/http/secret-page.ts";
import { countAttempt } from "../../../platform/limit.ts";
import { notFound } from "../../../platform/not-found.ts";
import { findSheet, loadTracking, type Sheet } from "../../../repair/track.ts";
import type { Services } from "../../../services.ts";
import { receivePhotos } from "./receive.ts";
import { removePhoto } from "./remove.ts";

type Request = FastifyRequest<{ Params: { sheetid: string } }>;
type PhotoRequest = FastifyRequest<{ Params: { sheetid: string; id: string } }>;

const LIMIT = { config: { rateLimit: { max: 30, timeWindow: 60_000 } } };
const DAY = 86_400_000;
/** Of one sheet in a day: photos that are sent and taken back in turn cost the server as much. */
const MOST_REQUESTS = 40;

/** A byte more than the heaviest photo: it is read as too heavy, and nothing longer is written. */
const PARTS = {
  ...UPLOAD_PARTS,
  files: PHOTOS_A_DAY + 1,
  fileSize: limitOf("image/jpeg") + 1,
};

export async function clientPhotoSite(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock } = services;

  app.post("/suivi/:sheetid/photos/:id/retirer", LIMIT, async (request: PhotoRequest, reply) => {
    const { sheetid, id } = request.params;
    const sheet = isId(id) ? await findSheet(database, sheetid) : undefined;
    if (!sheet) return notFound(reply);
    const asked = { id, repair_id: sheet.repair_id, at: clock() };
    const removed = await database.withShop(sheet.scope, (db) => removePhoto(db, asked));
    if (!removed) return notFound(reply);
    return asSecretPage(reply).redirect(`/suivi/${sheetid}#vos-photos`, 303);
  });

  // In a Fastify scope of its own: the multipart parser serves this route only.
  await app.register(async (inside) => {
    await inside.register(multipart, { limits: PARTS, throwFileSizeLimit: false });
    inside.post("/suivi/:sheetid/photos", LIMIT, async (request: Request, reply) => {
      const { sheetid } = request.params;
      const sheet = await findSheet(database, sheetid);
      if (!sheet) return notFound(reply);
      const asksJson = request.headers.accept === "application/json";
      const refused = await refusalOf(services, sheet, request);
      if (refused)
        return asksJson ? sayWhy(reply, refused) : showAgain(services, reply, sheet, refused);
      if (asksJson) return asSecretPage(reply).send({ received: true });
      return asSecretPage(reply).redirect(`/suivi/${sheetid}#vos-photos`, 303);
    });
  });
}

/** Undefined once the photos are kept. */
async function refusalOf(
  services: Services,
  sheet: Sheet,
  request: FastifyRequest,
): Promise<ClientPhotoRefusal | undefined> {
  if (!request.isMultipart()) return "bad-input";
  const key = `photos of ${sheet.repair_id}`;
  const { current } = await countAttempt(services.database, key, DAY);
  if (current > MOST_REQUESTS) {
    request.raw.resume();
    return "too-many-files";
  }
  const saved = await receivePhotos(services, sheet, request);
  return isRefusal(saved) ? saved.refused : undefined;
}

const STATUS: Partial<Record<ClientPhotoRefusal, number>> = {
  "file-too-large": 413,
  "file-type-refused": 415,
  "too-many-files": 429,
  "repair-over": 409,
};

const sayWhy = (reply: FastifyReply, refused: ClientPhotoRefusal): FastifyReply =>
  asSecretPage(reply)
    .code(STATUS[refused] ?? 422)
    .send({ refused, message: CLIENT_PHOTO_REFUSAL_FR[refused] });

async function showAgain(
  { database, clock, web }: Services,
  reply: FastifyReply,
  sheet: Sheet,
  refused: ClientPhotoRefusal,
): Promise<FastifyReply> {
  const props = await database.withShop(
    sheet.scope,
    (db) => loadTracking(db, sheet, clock()),
    "read",
  );
  if (!props) return notFound(reply);
  const sending = { ...props.sending, problem: CLIENT_PHOTO_REFUSAL_FR[refused] };
  void asSecretPage(reply, "same-origin").code(STATUS[refused] ?? 422);
  return web.page(reply, "tracking", { ...props, sending });
}
