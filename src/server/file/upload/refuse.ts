/** The French answer to an upload that is not accepted, and its status. */
import type { FastifyReply } from "fastify";
import { FILE_REFUSAL_FR, type FileRefusal } from "../../../domain/file/refusals.ts";
import { PICTURE_REFUSAL_FR } from "../../../domain/file/showcase/showcase.ts";

type UploadRefusalWord =
  | FileRefusal
  | "not-signed-in"
  | "not-allowed"
  | "bad-input"
  | "camera-closed"
  | "too-many-pictures";

const REFUSALS: Record<UploadRefusalWord, { status: number; message: string }> = {
  "not-signed-in": { status: 401, message: "Vous devez vous connecter." },
  "not-allowed": { status: 403, message: "Votre compte ne permet pas d’envoyer ce fichier." },
  "camera-closed": {
    status: 410,
    message: "Les deux minutes sont passées : rouvrez le code sur le poste de l’atelier.",
  },
  "too-many-pictures": { status: 413, message: PICTURE_REFUSAL_FR["too-many-pictures"] },
  "recipient-unknown": {
    status: 404,
    message: "Cette fiche n’existe pas dans votre atelier : le fichier n’a pas été enregistré.",
  },
  "bad-input": {
    status: 422,
    message: "Cet envoi est mal formé. Rien n’a été enregistré ; rechargez la page et réessayez.",
  },
  "file-empty": { status: 422, message: FILE_REFUSAL_FR["file-empty"] },
  "file-too-large": { status: 413, message: FILE_REFUSAL_FR["file-too-large"] },
  "file-type-refused": {
    status: 415,
    message: FILE_REFUSAL_FR["file-type-refused"],
  },
  "file-unreadable": {
    status: 422,
    message: FILE_REFUSAL_FR["file-unreadable"],
  },
  "pdf-protected": { status: 422, message: FILE_REFUSAL_FR["pdf-protected"] },
  "pdf-too-complex": { status: 422, message: FILE_REFUSAL_FR["pdf-too-complex"] },
  "pdf-unreadable": { status: 422, message: FILE_REFUSAL_FR["pdf-unreadable"] },
  "too-much-today": {
    status: 413,
    message:
      "Votre atelier a envoyé beaucoup de fichiers : 10 Go au plus en 24 heures. Réessayez demain ; celui-ci reste sur votre appareil.",
  },
  "shop-full": { status: 413, message: FILE_REFUSAL_FR["shop-full"] },
  "too-many-files": {
    status: 413,
    message: "Il y a trop de fichiers : 20 au plus par envoi, 200 par fiche.",
  },
};

export function refuseUpload(reply: FastifyReply, refused: UploadRefusalWord): FastifyReply {
  const { status, message } = REFUSALS[refused];
  return reply.code(status).header("cache-control", "no-store").send({ refused, message });
}
