/** The consent for a bonus, by a plain form of the tracking page. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { changeContext } from "../../platform/change.ts";
import { asSecretPage } from "../../platform/http/secret-page.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { findSheet } from "../../repair/track.ts";
import { allowBonus } from "./allow.ts";

type Request = FastifyRequest<{ Params: { sheetid: string } }>;

const LIMIT = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };
const form = z.object({ decision: z.enum(["allow", "withdraw"]) });

export async function claimSite(app: FastifyInstance, services: Services): Promise<void> {
  app.post("/suivi/:sheetid/accord-bonus", LIMIT, async (request: Request, reply) => {
    const { sheetid } = request.params;
    const sheet = await findSheet(services.database, sheetid);
    const sent = form.safeParse(request.body);
    if (!sheet || !sent.success) return notFound(reply);
    const { scope, repair_id } = sheet;
    const asked = { shop_id: scope.shop_id, repair_id, allowed: sent.data.decision === "allow" };
    // Refused once the claim left: the page says so again.
    const done = await services.database.withShop(scope, (db) =>
      allowBonus(db, asked, changeContext(services, scope)),
    );
    if (!done) return notFound(reply);
    return asSecretPage(reply).redirect(`/suivi/${sheetid}#bonus`, 303);
  });
}
