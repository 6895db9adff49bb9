/** Photos and documents sent by the office (specification §7), safe to send again. */
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { may } from "../../../domain/account/permissions.ts";
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { Me } from "../../../domain/account/session.ts";
import { isRefusal } from "../../../domain/decision.ts";
import {
  FILES_PER_REQUEST,
  isImage,
  isUploadRecipient,
  type FileRefusal,
} from "../../../domain/file/file.ts";
import { limitOfShop, wantedShop } from "../../account/rest.ts";
import { scopeOf } from "../../account/store.ts";
import { isId } from "../../../domain/validation.ts";
import { change } from "../../platform/change.ts";
import type { Services } from "../../services.ts";
import { dropStaged, readParts } from "./stage.ts";
import type { Staged } from "../../platform/storage.ts";
import { recipientExists, saveUpload, type Recipient } from "./save.ts";

type UploadRequest = FastifyRequest<{ Params: Partial<Params> }>;

/** A morning's photos of a whole workshop behind one address. */
const LIMIT = limitOfShop(300);
/** Sizes are watched part by part, by what each is. */
const PARTS = { files: FILES_PER_REQUEST + 1, fileSize: Infinity, fields: 50, fieldSize: 4_096 };

export async function uploadRest(app: FastifyInstance, services: Services): Promise<void> {
  // Inside a scope of its own: no other route reads files.
  await app.register(async (inside) => {
    await inside.register(multipart, { limits: PARTS, throwFileSizeLimit: false });
    const upload = async (request: UploadRequest, reply: FastifyReply) => {
      const { visitor, params } = request;
      if (!visitor) return answer(reply, "not-signed-in");
      const scope = scopeOf(visitor, wantedShop(request));
      if (!scope || !may(visitor, "upload-file")) return answer(reply, "not-allowed");
      const recipient = recipientOf({
        recipientID: scope.shop_id,
        recipientType: "quote",
        ...params,
      });
      if (!recipient) return answer(reply, "recipient-unknown");
      if (!request.isMultipart()) return answer(reply, "bad-input");
      return take(services, { request, reply, me: visitor, scope, recipient });
    };
    inside.put("/api/v1/upload/:recipientType/:recipientID", LIMIT, upload);
    // For a quote that is not written yet.
    inside.put("/api/v1/upload/quote", LIMIT, upload);
  });
}

type Params = { recipientType: string; recipientID: string };

function recipientOf({ recipientType, recipientID }: Params): Recipient | undefined {
  const id = recipientID.toLowerCase();
  return isUploadRecipient(recipientType) && isId(id)
    ? { recipientType, recipientID: id }
    : undefined;
}

type Taking = {
  request: FastifyRequest;
  reply: FastifyReply;
  me: Me;
  scope: ShopScope;
  recipient: Recipient;
};

async function take(
  services: Services,
  { request, reply, me, scope, recipient }: Taking,
): Promise<FastifyReply> {
  const { database, config } = services;
  const { shop_id } = scope;
  const place = { DATA_DIR: config.DATA_DIR, shop_id };
  // Asked before the first byte is read: nobody fills the disk for a record that is not there.
  if (!(await database.withShop(scope, (db) => recipientExists(db, recipient, shop_id), "read")))
    return answer(reply, "recipient-unknown");
  const staged: Staged[] = [];
  try {
    const parts = await readParts(request.parts(), { place, staged });
    if (isRefusal(parts)) return answer(reply, parts.refused);
    const kept = await change(
      { services, me, scope, operation: "upload" },
      "upload-file",
      (db, { author, at }) => saveUpload(db, { place, recipient, author, at, ...parts }),
    );
    if (isRefusal(kept)) return answer(reply, kept.refused);
    const files = kept.map(({ id, mimetype }) => ({ id, uploaded: urlsOf(id, mimetype) }));
    return reply.send({ uploaded: files.flatMap(({ uploaded }) => uploaded), files });
  } finally {
    // A refusal leaves the rest unread: a browser waits for its last byte to leave before it reads an answer.
    request.raw.resume();
    await dropStaged(staged);
  }
}

/** Specification §4: first the file, second the thumbnail; a document has none. */
const urlsOf = (id: string, mimetype: string): string[] =>
  isImage(mimetype) ? [`/app/file/${id}`, `/app/file/${id}/thumbnail`] : [`/app/file/${id}`];

type Word = FileRefusal | "not-signed-in" | "not-allowed" | "bad-input";

const REFUSALS: Record<Word, { status: number; message: string }> = {
  "not-signed-in": { status: 401, message: "Vous devez vous connecter." },
  "not-allowed": { status: 403, message: "Votre compte ne permet pas d’envoyer ce fichier." },
  "recipient-unknown": {
    status: 404,
    message: "Cette fiche n’existe pas dans votre atelier : le fichier n’a pas été enregistré.",
  },
  "bad-input": {
    status: 422,
    message: "Cet envoi est mal formé. Rien n’a été enregistré ; rechargez la page et réessayez.",
  },
  "file-empty": { status: 422, message: "Ce fichier est vide. Choisissez-en un autre." },
  "file-too-large": {
    status: 413,
    message: "Ce fichier est trop lourd : 20 Mo au plus pour une photo, 100 Mo pour un film.",
  },
  "file-type-refused": {
    status: 415,
    message: "Ce type de fichier n’est pas accepté. Envoyez une photo, un film ou un PDF.",
  },
  "file-unreadable": {
    status: 422,
    message: "Cette photo ne peut pas être lue. Enregistrez-la en JPEG, puis réessayez.",
  },
  "too-much-today": {
    status: 413,
    message:
      "Votre atelier a envoyé beaucoup de fichiers : 10 Go au plus en 24 heures. Réessayez demain ; celui-ci reste sur votre appareil.",
  },
  "too-many-files": {
    status: 413,
    message: "Il y a trop de fichiers : 20 au plus par envoi, 200 par fiche.",
  },
};

function answer(reply: FastifyReply, refused: Word): FastifyReply {
  const { status, message } = REFUSALS[refused];
  return reply.code(status).header("cache-control", "no-store").send({ refused, message });
}
