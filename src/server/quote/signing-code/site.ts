/** The address from which the page of a quote asks for the code to sign it. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isRefusal } from "../../../domain/decision.ts";
import { parseCodeRequest } from "../../../domain/quote/input.ts";
import { asSecretPage } from "../../platform/http/secret-page.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { findQuote } from "../read.ts";
import { sendSigningCode } from "./send.ts";

type Request = FastifyRequest<{ Params: { quoteid: string } }>;

const LIMIT = { config: { rateLimit: { max: 6, timeWindow: 60_000 } } };

export async function signingCodeSite(app: FastifyInstance, services: Services): Promise<void> {
  app.post("/quote/:quoteid/code", LIMIT, async (request: Request, reply) => {
    const linked = await findQuote(services.database, request.params.quoteid);
    if (!linked) return notFound(reply);
    const input = parseCodeRequest(request.body);
    if (isRefusal(input)) return asSecretPage(reply).code(400).send(input);
    const sent = await sendSigningCode(services, linked, input.document_sha256);
    if (!sent) return notFound(reply);
    if (isRefusal(sent)) return asSecretPage(reply).code(409).send(sent);
    const { contact, expires_at } = sent;
    return asSecretPage(reply).send({ contact, expires_at });
  });
}
