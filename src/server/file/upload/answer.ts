import type { FastifyReply } from "fastify";
import { isImage } from "../../../domain/file/file.ts";
import type { SavedFile } from "./save.ts";

/** Where the files are from now on. */
export function answerSaved(reply: FastifyReply, saved: readonly SavedFile[]): FastifyReply {
  const files = saved.map(({ id, mimetype }) => ({ id, uploaded: urlsOf(id, mimetype) }));
  return reply.send({ uploaded: files.flatMap(({ uploaded }) => uploaded), files });
}

/** Specification §4: first the file, second the thumbnail; a document has none. */
const urlsOf = (id: string, mimetype: string): string[] =>
  isImage(mimetype) ? [`/app/file/${id}`, `/app/file/${id}/thumbnail`] : [`/app/file/${id}`];
