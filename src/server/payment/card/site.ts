/** « Payer par carte », behind the link of a repair: leads to the page of the card service. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isRefusal } from "../../../domain/decision.ts";
import { isId } from "../../../domain/validation.ts";
import { changeContext } from "../../platform/change.ts";
import { notFound } from "../../platform/not-found.ts";
import { findSheet } from "../../repair/track.ts";
import type { Services } from "../../services.ts";
import { openCardPage } from "./open.ts";

type Request = FastifyRequest<{ Params: { sheetid: string; id: string } }>;

const LIMIT = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };

export async function cardSite(app: FastifyInstance, services: Services): Promise<void> {
  const { database } = services;
  app.get("/suivi/:sheetid/payer/:id", LIMIT, async (request: Request, reply) => {
    const { sheetid, id } = request.params;
    const { card } = services;
    const sheet = card && isId(id) ? await findSheet(database, sheetid) : undefined;
    if (!card || !sheet) return notFound(reply);
    const context = changeContext(services, sheet.scope);
    const url = await openCardPage({ database, card, sheet }, id, context);
    if (url === undefined) return notFound(reply);
    // Paid meanwhile, or not to be paid yet: the page says how it stands.
    const where = isRefusal(url) ? `/suivi/${sheetid}` : url;
    return reply.header("cache-control", "no-store").redirect(where, 303);
  });
}
