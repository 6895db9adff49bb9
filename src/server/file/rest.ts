/** Photos and documents by their id: any of the shop's for its people, the shared ones for their client. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ShopScope } from "../../domain/account/scope.ts";
import { isId } from "../../domain/validation.ts";
import { ACCEPTED, isImage, safeFilename, type StoredFile } from "../../domain/file/file.ts";
import { wantedShop } from "../account/rest.ts";
import { scopeOf } from "../account/store.ts";
import { notFound } from "../platform/not-found.ts";
import { rangeOf } from "../platform/ranges.ts";
import { findSheet } from "../repair/track.ts";
import type { Services } from "../services.ts";
import { uploadRest } from "./upload/rest.ts";
import { loadFile, loadSharedFile } from "./store.ts";
import { openBytes, placeOf, readThumbnail, type Place } from "../platform/storage.ts";
import type { OpenFile } from "../platform/storage/stored.ts";

type ShopRequest = FastifyRequest<{ Params: { id: string } }>;
type ClientRequest = FastifyRequest<{ Params: { sheetid: string; id: string } }>;

/** A page may show a dozen photos, and be read again at each change. */
const PUBLIC_LIMIT = { config: { rateLimit: { max: 300, timeWindow: 60_000 } } };

export async function fileRest(app: FastifyInstance, services: Services): Promise<void> {
  const { database, config } = services;
  const placeIn = ({ shop_id }: ShopScope): Place => placeOf(config, shop_id);

  for (const size of SIZES) {
    app.get(`/app/file/:id${size}`, async (request: ShopRequest, reply) => {
      const scope = request.visitor && scopeOf(request.visitor, wantedShop(request));
      const { id } = request.params;
      if (!scope || !isId(id)) return notFound(reply);
      const file = await database.withShop(scope, (db) => loadFile(db, id), "read");
      return send({ request, reply, file, place: placeIn(scope), size });
    });

    app.get(
      `/suivi/:sheetid/photo/:id${size}`,
      PUBLIC_LIMIT,
      async (request: ClientRequest, reply) => {
        const { sheetid, id } = request.params;
        const sheet = isId(id) ? await findSheet(database, sheetid) : undefined;
        if (!sheet) return notFound(reply);
        const { scope, repair_id } = sheet;
        const asked = { id, repair_id };
        const file = await database.withShop(scope, (db) => loadSharedFile(db, asked), "read");
        void reply.header("x-robots-tag", "noindex").header("referrer-policy", "no-referrer");
        // The name that the shop gave it may hold the client's: a tracking link is passed on.
        const shown = file && { ...file, filename: safeFilename("photo", extensionOf(file)) };
        return send({ request, reply, file: shown, place: placeIn(scope), size });
      },
    );
  }
  await uploadRest(app, services);
}

const extensionOf = ({ mimetype }: StoredFile): string => ACCEPTED[mimetype]?.extension ?? "jpg";

/** A photo has two addresses: as it is, and in small. */
const SIZES = ["", "/thumbnail"] as const;

type Sending = {
  request: FastifyRequest;
  reply: FastifyReply;
  file: StoredFile | undefined;
  place: Place;
  size: (typeof SIZES)[number];
};

async function send({ request, reply, file, place, size }: Sending): Promise<FastifyReply> {
  const small = size !== "";
  if (!file || (small && !isImage(file.mimetype))) return notFound(reply);
  const etag = `"${file.sha256}${small ? "-small" : ""}"`;
  const shown = small ? { ...file, mimetype: "image/webp" } : file;
  if (request.headers["if-none-match"] === etag) return dress(reply, shown, etag).code(304).send();
  const bytes = await (small ? readThumbnail : openBytes)(place, file.stored_as);
  if (bytes instanceof Uint8Array) return dress(reply, shown, etag).send(bytes);
  if (bytes) return sendPart(request, dress(reply, shown, etag), { bytes, etag });
  request.log.error({ file: file.id }, "the bytes of a file are missing");
  return notFound(reply);
}

/** The whole, or the part that was asked of the very file that the reader has begun. */
async function sendPart(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: { bytes: OpenFile; etag: string },
): Promise<FastifyReply> {
  const isSame = (headers["if-range"] ?? etag) === etag;
  const part = isSame ? rangeOf(headers.range, bytes.size) : undefined;
  void reply.header("accept-ranges", "bytes");
  if (!part) return reply.header("content-length", bytes.size).send(bytes.read());
  if (part !== "beyond")
    return reply
      .code(206)
      .header("content-range", `bytes ${part.start}-${part.end}/${bytes.size}`)
      .header("content-length", part.end - part.start + 1)
      .send(bytes.read(part));
  await bytes.close();
  return reply.code(416).header("content-range", `bytes */${bytes.size}`).send();
}

/**
 * Somebody's bytes are shown as what they were stored as, and can run nothing and load nothing. A browser
 * keeps them but asks each time: a photo that is no longer shared is no longer seen.
 */
const dress = (reply: FastifyReply, { filename, mimetype }: StoredFile, etag: string) =>
  reply
    .type(mimetype)
    .header("etag", etag)
    .header("cache-control", "private, no-cache")
    .header("x-content-type-options", "nosniff")
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("content-disposition", `inline; filename*=UTF-8''${encoded(filename)}`);

/** RFC 8187: what encodeURIComponent leaves and the header does not allow is encoded too. */
const encoded = (filename: string): string =>
  encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
