/** « Déjà client ? »: a code is sent to a contact, then typed. Nothing is shown before it is right. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { isRefusal } from "../../../domain/decision.ts";
import { oneLine, parseInput } from "../../../domain/validation.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { clientScope } from "../../shop/store.ts";
import { confirmClientCode } from "./confirm.ts";
import { sendClientCode } from "./send.ts";

type Request = FastifyRequest<{ Params: { shopId: string } }>;
const ASKED = { config: { rateLimit: { max: 6, timeWindow: 60_000 } } };
const TYPED = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };

const contactForm = z.object({ contact: oneLine(254) });
const codeForm = z.object({ code_id: oneLine(2_000), code: oneLine(40) });

export async function returningRest(app: FastifyInstance, services: Services): Promise<void> {
  app.post("/api/v1/shops/:shopId/client-codes", ASKED, async (request: Request, reply) => {
    void reply.header("cache-control", "no-store");
    const scope = clientScope(request.params.shopId);
    if (!scope) return notFound(reply);
    const parsed = parseInput(contactForm, request.body);
    const sent = isRefusal(parsed) ? parsed : await sendClientCode(services, scope, parsed.contact);
    return isRefusal(sent)
      ? reply.code(422).send({ refused: "bad-input" })
      : reply.code(202).send(sent);
  });

  app.post("/api/v1/shops/:shopId/client-codes/confirm", TYPED, async (request: Request, reply) => {
    void reply.header("cache-control", "no-store");
    const scope = clientScope(request.params.shopId);
    if (!scope) return notFound(reply);
    const parsed = parseInput(codeForm, request.body);
    if (isRefusal(parsed)) return reply.code(422).send({ refused: "bad-input" });
    const confirmed = await confirmClientCode(services, scope, parsed);
    return isRefusal(confirmed) ? reply.code(422).send(confirmed) : confirmed;
  });
}
