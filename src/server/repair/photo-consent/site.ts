/** The consent for photos, by a plain form of the tracking page. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { changeContext } from "../../platform/change.ts";
import { asSecretPage } from "../../platform/http/secret-page.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { findSheet } from "../track.ts";
import { allowPhotos } from "./allow.ts";

type Request = FastifyRequest<{ Params: { sheetid: string } }>;

const LIMIT = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };
const form = z.object({ decision: z.enum(["allow", "withdraw"]) });

export async function photoConsentSite(app: FastifyInstance, services: Services): Promise<void> {
  app.post("/suivi/:sheetid/accord-photos", LIMIT, async (request: Request, reply) => {
    const { sheetid } = request.params;
    const sheet = await findSheet(services.database, sheetid);
    const sent = form.safeParse(request.body);
    if (!sheet || !sent.success) return notFound(reply);
    const context = changeContext(services, sheet.scope);
    const isAllowed = sent.data.decision === "allow";
    const done = await services.database.withShop(sheet.scope, (db) =>
      allowPhotos(db, sheet.repair_id, isAllowed, context),
    );
    if (!done) return notFound(reply);
    return asSecretPage(reply).redirect(`/suivi/${sheetid}#photos`, 303);
  });
}
