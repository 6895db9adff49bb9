/** The shops of the installation for an administrator: what they are, what they do, what they keep. */
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { isRefusal } from "../../../domain/decision.ts";
import { isId } from "../../../domain/validation.ts";
import { pageOf, readSearch } from "../../account/administration/rest.ts";
import { demandAdmin, refused } from "../../account/rest.ts";
import { administeredBy } from "../../account/store.ts";
import { changeContext } from "../../platform/change.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { listShops } from "./store.ts";
import { suspendShop } from "./suspend.ts";

const standing = z.object({
  shop_id: z.string().refine(isId),
  /** Absent: the shop is opened again. */
  reason: z.string().max(2_000).optional(),
});

export async function administrationRest(app: FastifyInstance, services: Services): Promise<void> {
  const { database } = services;

  app.get("/api/v1/admin/shops", async (request, reply) => {
    if (!demandAdmin(request, reply)) return reply;
    const { words, bounds } = readSearch(request.query);
    const { sort } = z.object({ sort: z.string().catch("") }).parse(request.query);
    return pageOf(await listShops(database, { words, bySize: sort === "size" }, bounds));
  });

  app.post("/api/v1/admin/shops/standing", async (request, reply) => {
    const me = demandAdmin(request, reply);
    if (!me) return reply;
    const parsed = standing.safeParse(request.body);
    if (!parsed.success) return refused(reply, 422, "bad-input");
    const { shop_id, reason } = parsed.data;
    const scope = administeredBy(me, shop_id);
    if (!scope) return notFound(reply);
    const outcome = await database.withShop(scope, (db) =>
      suspendShop(db, { shop_id, reason }, changeContext(services, scope, request.ip)),
    );
    if (!outcome) return notFound(reply);
    return isRefusal(outcome)
      ? reply.code(422).send({ ...outcome, message: SENTENCES[outcome.refused] })
      : outcome;
  });
}

const SENTENCES = {
  "reason-missing": "Dites pourquoi : les personnes de l’atelier le liront.",
  "already-suspended": "Cet atelier est déjà suspendu.",
  "not-suspended": "Cet atelier n’est pas suspendu.",
} as const;
