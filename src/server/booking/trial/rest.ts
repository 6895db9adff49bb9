/** The booking page of a shop, as its own people try it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parseBooking } from "../../../domain/booking/request.ts";
import { parsePhone } from "../../../domain/client/phone/phone.ts";
import { isRefusal, refuse } from "../../../domain/decision.ts";
import { findMember } from "../../account/administration/store.ts";
import { refuseTaken } from "../../agenda/store.ts";
import { allowedIn, enterShop } from "../../client/import/rest.ts";
import { notFound } from "../../platform/not-found.ts";
import { publicOrigin } from "../../platform/origin.ts";
import type { Services } from "../../services.ts";
import { askRoads, findSameDay, placeOfRequest, proposeNearest } from "../find.ts";
import { badInput, proposalOf, REFUSED_FR } from "../rest.ts";
import { bookTrial } from "./book.ts";

type Request = FastifyRequest<{ Params: { shopId: string } }>;
const LIMIT = { config: { rateLimit: { max: 30, timeWindow: 60_000 } } };

/** 201 as for a client, without a sheet or a reference; for those who may open the shop. */
export async function trialRest(app: FastifyInstance, services: Services): Promise<void> {
  app.post(
    "/api/v1/shops/:shopId/trial-bookings",
    LIMIT,
    async (request: Request, reply: FastifyReply) => {
      const allowed = allowedIn(request, reply, "edit-settings");
      if (!allowed) return reply;
      const parsed = parseBooking(request.body, parsePhone);
      if (isRefusal(parsed)) return reply.code(422).send(badInput(parsed.detail));
      const member = await findMember(services.database, allowed.me.id);
      if (!member) return notFound(reply);
      const attempt = { scope: allowed.scope, request: parsed };
      const input = {
        request: parsed,
        place: placeOfRequest(parsed),
        now: services.clock(),
        origin: publicOrigin(services.config),
        travel: services.routing.asks ? await askRoads(services, attempt) : undefined,
        email: member.email,
      };
      const result = await refuseTaken(
        services.database.withShop(allowed.scope, async (db) => {
          const known = await enterShop(db, allowed, { operation: "bookTrial" });
          return known ? bookTrial(db, allowed.scope.shop_id, input) : undefined;
        }),
      );
      if (!result) return notFound(reply);
      if (!isRefusal(result)) return reply.code(201).send(result);
      if (result.refused !== "slot-taken")
        return reply.code(409).send({ ...result, message: REFUSED_FR[result.refused] });
      const sameDay = await findSameDay(services, attempt);
      const nearest = await proposeNearest(services, attempt, sameDay);
      return reply.code(409).send(proposalOf({ ...refuse("slot-taken"), nearest }));
    },
  );
}
