/** The receipt of an appliance and its labels, as PDF for the shop. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isId } from "../../domain/validation.ts";
import { wantedShop } from "../account/rest.ts";
import { scopeOf } from "../account/store.ts";
import { notFound } from "../platform/not-found.ts";
import { publicOrigin } from "../platform/origin.ts";
import { openPrinter, sendPdf } from "../quote/document/pdf.ts";
import { ID_PDF } from "../quote/rest.ts";
import { loadRepairs } from "../repair/store.ts";
import type { Services } from "../services.ts";
import { loadShop } from "../shop/store.ts";
import { isLabelSize, labelPrint } from "./document/label.ts";
import { receiptPrint } from "./document/receipt.ts";
import { scanPath } from "./site.ts";
import { loadIntake } from "./store.ts";

type Request = FastifyRequest<{ Params: { id: string; size?: string } }>;

export async function intakeRest(app: FastifyInstance, services: Services): Promise<void> {
  const { pdf, config } = services;
  const printer = openPrinter(pdf);
  const linkOf = (sheetid: string) => publicOrigin(config) + scanPath(sheetid);

  app.get(`/app/document/receipt/${ID_PDF}`, async (request: Request, reply) => {
    const asked = await load(services, request);
    if (!asked) return notFound(reply);
    const { intake, sheetid, zone } = asked;
    const link = linkOf(sheetid);
    const { id, returned_at, received_at } = intake;
    const at = returned_at ?? received_at;
    const key = [id, at, link].join(" ");
    const bytes = await printer({ key, at, print: () => receiptPrint({ intake, link, zone }) });
    return sendPdf(reply, `Recepisse-${intake.document.reference}`, bytes);
  });

  app.get(`/app/document/label/:size/${ID_PDF}`, async (request: Request, reply) => {
    const { size = "" } = request.params;
    const asked = isLabelSize(size) ? await load(services, request) : undefined;
    if (!asked || !isLabelSize(size)) return notFound(reply);
    const { intake, sheetid, zone } = asked;
    const { id, document, received_at } = intake;
    const link = linkOf(sheetid);
    const key = [id, size, link].join(" ");
    const print = () => labelPrint({ document, received_at, link, zone, size });
    const bytes = await printer({ key, at: received_at, print });
    return sendPdf(reply, `Etiquettes-${document.reference}`, bytes);
  });
}

async function load({ database }: Services, request: Request) {
  const scope = request.visitor && scopeOf(request.visitor, wantedShop(request));
  const { id } = request.params;
  if (!scope || !isId(id)) return undefined;
  return database.withShop(
    scope,
    async (db) => {
      const intake = await loadIntake(db, id);
      if (!intake) return undefined;
      const [shop, [repair]] = await Promise.all([
        loadShop(db, scope.shop_id),
        loadRepairs(db, [intake.repair_id]),
      ]);
      return shop && repair && { intake, sheetid: repair.sheetid, zone: shop.timezone };
    },
    "read",
  );
}
