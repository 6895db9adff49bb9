/** The bytes of a file that nothing could read. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isId } from "../../../../domain/validation.ts";
import { wantedShop } from "../../../account/rest.ts";
import { scopeOf } from "../../../account/store.ts";
import { notFound } from "../../../platform/not-found.ts";
import type { Services } from "../../../services.ts";
import { loadUnreadBytes } from "./store.ts";

type Opening = FastifyRequest<{ Params: { id: string } }>;

/** The file comes from outside and its type is unknown: it is sent as a download, so that the browser never displays it. */
export async function unreadFileRest(app: FastifyInstance, { database }: Services): Promise<void> {
  app.get("/app/document/unread-file/:id", async (request: Opening, reply) => {
    const scope = request.visitor && scopeOf(request.visitor, wantedShop(request));
    const { id } = request.params;
    if (!scope || !isId(id)) return notFound(reply);
    const bytes = await database.withShop(scope, (db) => loadUnreadBytes(db, id), "read");
    if (!bytes) return notFound(reply);
    return reply
      .type("application/octet-stream")
      .header("content-disposition", `attachment; filename="fichier-recu-${id}${endingOf(bytes)}"`)
      .header("x-content-type-options", "nosniff")
      .header("cache-control", "private, no-store")
      .send(bytes);
  });
}

/** What the first bytes say, so that the person who saves it can open it. */
function endingOf(bytes: Buffer): string {
  const beginning = bytes.subarray(0, 200).toString("latin1");
  if (beginning.startsWith("%PDF-")) return ".pdf";
  return /^\W*<\?xml|^\W*</.test(beginning) ? ".xml" : "";
}
