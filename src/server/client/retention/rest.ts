/** What the nights erased and will erase, for the owner; « Garder » keeps a client for a year more. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  addMonths,
  deadlinesOn,
  erasedOn,
  KEPT_MONTHS,
} from "../../../domain/client/retention/rules.ts";
import { dateOf, DEFAULT_ZONE } from "../../../domain/time.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { allowedIn, enterShop } from "../import/rest.ts";
import { keepClient, listNights, listNotices } from "./store.ts";

type Request = FastifyRequest<{ Params: { shopId: string } }>;
const keeping = z.object({ client_id: z.uuid() });

export async function retentionRest(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock } = services;

  app.get("/api/v1/shops/:shopId/retention", async (request: Request, reply) => {
    const allowed = allowedIn(request, reply, "erase-client");
    if (!allowed) return reply;
    const deadlines = deadlinesOn(dateOf(clock(), DEFAULT_ZONE));
    const [notices, nights] = await database.withShop(
      allowed.scope,
      (db) => Promise.all([listNotices(db, deadlines), listNights(db)]),
      "read",
    );
    const dated = notices.map(({ contact, noticed_on, kept_until, ...client }) => ({
      ...client,
      kept_until,
      erased_on: erasedOn(dateOf(contact, DEFAULT_ZONE), noticed_on, kept_until),
    }));
    return { notices: dated, nights };
  });

  app.post("/api/v1/shops/:shopId/retention/kept", async (request: Request, reply) => {
    const allowed = allowedIn(request, reply, "erase-client");
    if (!allowed) return reply;
    const parsed = keeping.safeParse(request.body);
    if (!parsed.success) return notFound(reply);
    const { client_id } = parsed.data;
    const until = addMonths(dateOf(clock(), DEFAULT_ZONE), KEPT_MONTHS);
    const kept = await database.withShop(allowed.scope, async (db) => {
      const by = allowed.me.id;
      if (!(await keepClient(db, { client_id, until, by }))) return false;
      return enterShop(db, allowed, { operation: "keepClient", asked: client_id });
    });
    return kept ? { until } : notFound(reply);
  });
}
