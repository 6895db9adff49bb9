/** The file for the judge, as PDF for the shop. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isId } from "../../../domain/validation.ts";
import { wantedShop } from "../../account/rest.ts";
import { scopeOf } from "../../account/store.ts";
import { notFound } from "../../platform/not-found.ts";
import { openPrinter, sendPdf } from "../../quote/document/pdf.ts";
import { ID_PDF } from "../../quote/rest.ts";
import type { Services } from "../../services.ts";
import { courtFilePrint } from "./document/court-file.ts";
import { prepareCourtFile } from "./prepare.ts";

type Request = FastifyRequest<{ Params: { id: string } }>;

export async function unclaimedRest(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock } = services;
  const printer = openPrinter(services);

  app.get(`/app/document/court-file/${ID_PDF}`, async (request: Request, reply) => {
    const scope = request.visitor && scopeOf(request.visitor, wantedShop(request));
    const { id } = request.params;
    if (!scope || !isId(id)) return notFound(reply);
    const at = clock();
    const file = await database.withShop(scope, (db) => prepareCourtFile(db, id, at), "read");
    if (!file) return notFound(reply);
    const key = [id, JSON.stringify(file)].join(" ");
    const head = { scope, seller: file.parties.seller };
    const bytes = await printer({ key, at, head, print: async () => courtFilePrint(file) });
    return sendPdf(reply, `Dossier-juge-${file.reference}`, bytes);
  });
}
