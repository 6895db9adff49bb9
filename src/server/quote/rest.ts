/** The shop's own copy of a quote as PDF: as it was sent, or as the draft would be. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isId } from "../../domain/validation.ts";
import { wantedShop } from "../account/rest.ts";
import { scopeOf } from "../account/store.ts";
import { notFound } from "../platform/not-found.ts";
import { publicOrigin } from "../platform/origin.ts";
import type { Services } from "../services.ts";
import { openPrinter, sendPdf } from "./document/pdf.ts";
import { previewOf } from "./document/preview.ts";
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
    const at = clock();
    const draft = await database.withShop(scope, (db) => previewOf(db, id, { at, scope }), "read");
    if (draft) return sendPdf(reply, "Devis-brouillon", await means.printer(draft));
    const sent = await database.withShop(scope, (db) => loadSentVersion(db, id, at), "read");
    return sent ? sendQuotePdf(reply, sent, { ...means, scope }) : notFound(reply);
  });
}
