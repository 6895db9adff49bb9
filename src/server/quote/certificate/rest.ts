/** Certificates as PDF: the shop's copy, and the client's behind the link of their repair. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { certificateCopy } from "../../../domain/quote/certificate/document.ts";
import type { Zone } from "../../../domain/time.ts";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { isId } from "../../../domain/validation.ts";
import { wantedShop } from "../../account/rest.ts";
import { scopeOf } from "../../account/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { notFound } from "../../platform/not-found.ts";
import { isSecret } from "../../platform/security/letter-secret.ts";
import { findSheet } from "../../repair/track.ts";
import type { Services } from "../../services.ts";
import { loadZone } from "../../shop/store.ts";
import { openPrinter, sendPdf, type Printer } from "../document/pdf.ts";
import { ID_PDF } from "../rest.ts";
import { certificateKey } from "./certify.ts";
import { certificatePrint } from "./document/certificate.ts";
import { loadCertificate, type CertificateRow } from "./store.ts";

type ShopRequest = FastifyRequest<{ Params: { id: string } }>;
type ClientRequest = FastifyRequest<{
  Params: { sheetid: string; id: string };
  Querystring: { cle?: unknown };
}>;

const PUBLIC_LIMIT = { config: { rateLimit: { max: 30, timeWindow: 60_000 } } };

export async function certificateRest(app: FastifyInstance, services: Services): Promise<void> {
  const { database, ledgerKey } = services;
  const printer = openPrinter(services);

  app.get(`/app/document/certificate/${ID_PDF}`, async (request: ShopRequest, reply) => {
    const scope = request.visitor && scopeOf(request.visitor, wantedShop(request));
    const { id } = request.params;
    if (!scope || !isId(id)) return notFound(reply);
    const found = await database.withShop(scope, (db) => load(db, id), "read");
    return found ? send(reply, found, { printer, scope }) : notFound(reply);
  });

  app.get(
    `/suivi/:sheetid/attestation/${ID_PDF}`,
    PUBLIC_LIMIT,
    async (request: ClientRequest, reply) => {
      const { sheetid, id } = request.params;
      const sheet = isId(id) ? await findSheet(database, sheetid) : undefined;
      if (!sheet) return notFound(reply);
      const found = await database.withShop(sheet.scope, (db) => load(db, id), "read");
      if (found?.repair_id !== sheet.repair_id || found.withdrawn_at) return notFound(reply);
      const isTheirs = isSecret(certificateKey(ledgerKey, id), request.query.cle);
      const { document } = found;
      return send(
        reply,
        { ...found, document: isTheirs ? document : certificateCopy(document) },
        { printer, scope: sheet.scope },
      );
    },
  );
}

type Found = CertificateRow & { zone: Zone };

async function load(db: ShopDb, id: string): Promise<Found | undefined> {
  const [certificate, zone] = await Promise.all([loadCertificate(db, id), loadZone(db)]);
  return certificate && { ...certificate, zone };
}

async function send(
  reply: FastifyReply,
  { document, withdrawn_at, created_at, zone }: Found,
  { printer, scope }: { printer: Printer; scope: ShopScope },
): Promise<FastifyReply> {
  const bytes = await printer({
    key: JSON.stringify([document, withdrawn_at]),
    at: withdrawn_at ?? created_at,
    head: { scope, seller: document.seller },
    print: async () => certificatePrint({ document, withdrawn_at, zone }),
  });
  return sendPdf(reply, `Attestation-${document.reference}`, bytes);
}
