/** The reviews that wait for an administrator. */
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { isRefusal } from "../../../domain/decision.ts";
import { REVIEW_REFUSAL_FR } from "../../../domain/repair/review/review.ts";
import { isId } from "../../../domain/validation.ts";
import { demandAdmin, refused } from "../../account/rest.ts";
import { scopeOf } from "../../account/store.ts";
import { changeContext } from "../../platform/change.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { decideReview } from "./decide.ts";
import { listPending } from "./store.ts";

const MOST_PENDING = 200;
const decision = z.object({
  shop_id: z.string().refine(isId),
  id: z.string().refine(isId),
  reason: z.string().max(40),
});

export async function reviewRest(app: FastifyInstance, services: Services): Promise<void> {
  const { database } = services;

  app.get("/api/v1/admin/reviews", async (request, reply) => {
    if (!demandAdmin(request, reply)) return reply;
    return { rows: await listPending(database, MOST_PENDING) };
  });

  app.post("/api/v1/admin/reviews/decide", async (request, reply) => {
    const me = demandAdmin(request, reply);
    if (!me) return reply;
    const parsed = decision.safeParse(request.body);
    if (!parsed.success) return refused(reply, 422, "bad-input");
    const { shop_id, ...decided } = parsed.data;
    const scope = scopeOf(me, shop_id);
    if (!scope) return notFound(reply);
    const outcome = await database.withShop(scope, (db) =>
      decideReview(db, decided, changeContext(services, scope, request.ip)),
    );
    if (!outcome) return notFound(reply);
    return isRefusal(outcome)
      ? reply.code(422).send({ ...outcome, message: REVIEW_REFUSAL_FR[outcome.refused] })
      : outcome;
  });
}
