/** Uploads of photos and documents by the office (specification §7), idempotent by file id. */
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { may } from "../../../domain/account/permissions.ts";
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { Me } from "../../../domain/account/session.ts";
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { BYTES_OF_A_RETRY, uploadRecipient } from "../../../domain/file/file.ts";
import { wantedShop } from "../../account/rest.ts";
import { scopeOf } from "../../account/store.ts";
import { change } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Services } from "../../services.ts";
import { answerSaved } from "./answer.ts";
import { receiveFiles, UPLOAD_PARTS } from "./receive.ts";
import { refuseUpload } from "./refuse.ts";
import { sliceRest } from "./slice/rest.ts";
import { recipientExists, refuseOverLimit, type LimitRefusal, type Recipient } from "./store.ts";

type UploadRequest = FastifyRequest<{
  Params: { recipientType?: string; recipientID?: string };
}>;

/** Requests in a minute: a whole workshop may upload from one IP address. */
const LIMIT = { config: { rateLimit: { max: 300, timeWindow: 60_000 } } };

export async function uploadRest(app: FastifyInstance, services: Services): Promise<void> {
  // In a Fastify scope of its own: the multipart parser serves these routes only.
  await app.register(async (inside) => {
    await inside.register(multipart, { limits: UPLOAD_PARTS, throwFileSizeLimit: false });
    const upload = async (request: UploadRequest, reply: FastifyReply) => {
      const { visitor, params } = request;
      if (!visitor) return refuseUpload(reply, "not-signed-in");
      const scope = scopeOf(visitor, wantedShop(request));
      if (!scope || !may(visitor, "upload-file")) return refuseUpload(reply, "not-allowed");
      const recipient = uploadRecipient({
        recipientID: scope.shop_id,
        recipientType: "quote",
        ...params,
      });
      if (!recipient) return refuseUpload(reply, "recipient-unknown");
      if (!request.isMultipart()) return refuseUpload(reply, "bad-input");
      return receiveUpload(services, { request, reply, me: visitor, scope, recipient });
    };
    inside.put("/api/v1/upload/:recipientType/:recipientID", LIMIT, upload);
    sliceRest(inside, services);
    // For a quote that is not saved yet.
    inside.put("/api/v1/upload/quote", LIMIT, upload);
  });
}

export type ReceivingRequest = {
  request: FastifyRequest;
  reply: FastifyReply;
  me: Me;
  scope: ShopScope;
  recipient: Recipient;
};

async function receiveUpload(
  services: Services,
  receiving: ReceivingRequest,
): Promise<FastifyReply> {
  const { reply, scope, recipient } = receiving;
  const { shop_id } = scope;
  const exists = (db: ShopDb) => recipientExists(db, recipient, shop_id);
  // Checked before the first byte is read, so that an unknown recipient costs no disk.
  if (!(await services.database.withShop(scope, exists, "read")))
    return refuseUpload(reply, "recipient-unknown");
  const over = await refuseBefore(services, receiving);
  if (over) return refuseUpload(reply, over.refused);
  const { me } = receiving;
  const asked = { services, me, scope, operation: "upload", asked: recipient };
  const saved = await receiveFiles<Refusal<"not-allowed">>(services, receiving, (save) =>
    change(asked, "upload-file", save),
  );
  return isRefusal(saved) ? refuseUpload(reply, saved.refused) : answerSaved(reply, saved);
}

/**
 * Asked before a film is written to the disk. A small request may be the retry of a photo that is stored already,
 * whose id comes with its bytes: it is read, and its limit asked when it is saved.
 */
async function refuseBefore(
  { database, clock }: Services,
  { request, scope }: ReceivingRequest,
): Promise<LimitRefusal | undefined> {
  const length = Number(request.headers["content-length"] ?? Number.NaN);
  const more = Number.isNaN(length) ? 0 : length;
  if (length <= BYTES_OF_A_RETRY) return undefined;
  return database.withShop(scope, (db) => refuseOverLimit(db, { at: clock(), more }), "read");
}
