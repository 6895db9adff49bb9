/** The token that the authority gave, as any tool of RFC 3161 verifies it: `openssl ts -verify -digest … -token_in`. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isId } from "../../../domain/validation.ts";
import { allowedIn } from "../../client/import/rest.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { loadToken } from "./store.ts";

type Request = FastifyRequest<{ Params: { shopId: string; id: string } }>;

export async function headRest(app: FastifyInstance, { database }: Services): Promise<void> {
  app.get("/api/v1/shops/:shopId/export/heads/:id.tst", async (request: Request, reply) => {
    const allowed = allowedIn(request, reply, "export-accounts");
    if (!allowed) return reply;
    const { id } = request.params;
    const token = isId(id)
      ? await database.withShop(allowed.scope, (db) => loadToken(db, id), "read")
      : undefined;
    if (!token) return notFound(reply);
    return reply
      .type("application/timestamp-token")
      .header("content-disposition", `attachment; filename="registre-${id}.tst"`)
      .send(Buffer.from(token, "base64"));
  });
}
