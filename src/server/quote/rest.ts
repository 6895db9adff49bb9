/** The shop's own copy of a quote that was sent, as PDF. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isId } from "../../domain/validation.ts";
import { wantedShop } from "../account/rest.ts";
import { scopeOf } from "../account/store.ts";
import { notFound } from "../platform/not-found.ts";
import { publicOrigin } from "../platform/origin.ts";
import type { Services } from "../services.ts";
import { openPrinter } from "./document/pdf.ts";
import { sendQuotePdf } from "./document/sent.ts";
import { loadSentVersion } from "./read.ts";

type Request = FastifyRequest<{ Params: { id: string } }>;

/** A path that only an id of ours fits: anything else is no page. */
export const ID_PDF = ":id(^[0-9a-f-]{36}).pdf";

export async function quoteRest(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock, config } = services;
  const means = { printer: openPrinter(services), origin: publicOrigin(config) };

  app.get(`/app/document/quote/${ID_PDF}`, async (request: Request, reply) => {
    const scope = request.visitor && scopeOf(request.visitor, wantedShop(request));
    const { id } = request.params;
    if (!scope || !isId(id)) return notFound(reply);
    const sent = await database.withShop(scope, (db) => loadSentVersion(db, id, clock()), "read");
    return sent ? sendQuotePdf(reply, sent, { ...means, scope }) : notFound(reply);
  });
}
