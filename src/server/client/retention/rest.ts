/** What the nights erased and will erase, for the owner; « Garder » keeps a client for a year more. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  addMonths,
  deadlinesOn,
  erasedOn,
  KEPT_MONTHS,
} from "../../../domain/client/retention/rules.ts";
import { dateOf } from "../../../domain/time.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { loadZone } from "../../shop/store.ts";
import { allowedIn, enterShop } from "../import/rest.ts";
import { keepClient, listNights, listNotices } from "./store.ts";

type Request = FastifyRequest<{ Params: { shopId: string } }>;
const keeping = z.object({ client_id: z.uuid() });

export async function retentionRest(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock } = services;

  app.get("/api/v1/shops/:shopId/retention", async (request: Request, reply) => {
    const allowed = allowedIn(request, reply, "erase-client");
    if (!allowed) return reply;
    const { zone, notices, nights } = await database.withShop(
      allowed.scope,
      async (db) => {
        const zone = await loadZone(db);
        const deadlines = deadlinesOn(dateOf(clock(), zone));
        return { zone, notices: await listNotices(db, deadlines), nights: await listNights(db) };
      },
      "read",
    );
    const dated = notices.map(({ contact, noticed_on, kept_until, ...client }) => ({
      ...client,
      kept_until,
      erased_on: erasedOn(dateOf(contact, zone), noticed_on, kept_until),
    }));
    return { notices: dated, nights };
  });

  app.post("/api/v1/shops/:shopId/retention/kept", async (request: Request, reply) => {
    const allowed = allowedIn(request, reply, "erase-client");
    if (!allowed) return reply;
    const parsed = keeping.safeParse(request.body);
    if (!parsed.success) return notFound(reply);
    const { client_id } = parsed.data;
    const until = await database.withShop(allowed.scope, async (db) => {
      const by = allowed.me.id;
      const until = addMonths(dateOf(clock(), await loadZone(db)), KEPT_MONTHS);
      if (!(await keepClient(db, { client_id, until, by }))) return undefined;
      const known = await enterShop(db, allowed, { operation: "keepClient", asked: client_id });
      return known ? until : undefined;
    });
    return until ? { until } : notFound(reply);
  });
}
