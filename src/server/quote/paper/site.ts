/** The page where anybody checks a document that an atelier gave them: a file goes in, and nothing of it is kept. */
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CHECK_PATH, MOST_CHECKED_BYTES } from "../../../domain/quote/paper/paper.ts";
import type { DocumentCheckProps } from "../../../web/site/props.ts";
import { wellFormed } from "../../file/upload/stage.ts";
import type { Services } from "../../services.ts";
import { verifyFile } from "./verify-file.ts";

const LIMIT = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };
const PARTS = { files: 1, fileSize: MOST_CHECKED_BYTES, fields: 4, fieldSize: 1024 };

export async function paperSite(app: FastifyInstance, services: Services): Promise<void> {
  const { web } = services;
  const show = (reply: FastifyReply, checked: DocumentCheckProps["checked"]) =>
    web.page(reply.header("cache-control", "no-store"), "quote/check", { checked });

  app.get(CHECK_PATH, (_request, reply) => show(reply, null));

  // In a Fastify scope of its own: the multipart parser serves this route only.
  await app.register(async (inside) => {
    await inside.register(multipart, { limits: PARTS, throwFileSizeLimit: false });
    inside.post(CHECK_PATH, LIMIT, async (request, reply) => {
      const bytes = await fileIn(request);
      if (bytes === undefined) return show(reply.code(422), { state: "missing" });
      if (bytes === "too-large") return show(reply.code(413), { state: "too-large" });
      return show(reply, await verifyFile(services, bytes));
    });
  });
}

/** The rest of a file that is too large is read and thrown away, so that the browser hears the answer. */
async function fileIn(request: FastifyRequest): Promise<Buffer | "too-large" | undefined> {
  if (!request.isMultipart()) return undefined;
  let found: Buffer | "too-large" | undefined;
  for await (const part of wellFormed(request.parts())) {
    if (part.type !== "file") continue;
    const bytes = await part.toBuffer();
    if (part.file.truncated) found = "too-large";
    else if (bytes.byteLength > 0) found = bytes;
  }
  return found;
}
