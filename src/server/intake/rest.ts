/** The receipt of an appliance and its labels, as PDF for the shop. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { partiesOf } from "../../domain/quote/parties.ts";
import type { Instant } from "../../domain/time.ts";
import { isId } from "../../domain/validation.ts";
import { wantedShop } from "../account/rest.ts";
import { scopeOf } from "../account/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { notFound } from "../platform/not-found.ts";
import { publicOrigin } from "../platform/origin.ts";
import { loadRepairFile } from "../quote/document/parties.ts";
import { openPrinter, sendPdf } from "../quote/document/pdf.ts";
import { ID_PDF } from "../quote/rest.ts";
import { loadRepairs } from "../repair/store.ts";
import type { Services } from "../services.ts";
import { loadShop } from "../shop/store.ts";
import { isLabelSize, labelPrint, type LabelDocument } from "./document/label.ts";
import { receiptPrint } from "./document/receipt.ts";
import { scanPath } from "./site.ts";
import { loadIntake } from "./store.ts";

type Request = FastifyRequest<{ Params: { id: string; size?: string } }>;

export async function intakeRest(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  const printer = openPrinter(services);
  const linkOf = (sheetid: string) => publicOrigin(config) + scanPath(sheetid);

  app.get(`/app/document/receipt/${ID_PDF}`, async (request: Request, reply) => {
    const asked = await load(services, request, findReceipt);
    if (!asked) return notFound(reply);
    const { intake, sheetid, zone, scope } = asked;
    const link = linkOf(sheetid);
    const { id, returned_at, received_at } = intake;
    const at = returned_at ?? received_at;
    const key = [id, at, link].join(" ");
    const head = { scope, seller: intake.document.seller };
    const print = () => receiptPrint({ intake, link, zone });
    const bytes = await printer({ key, at, head, print });
    return sendPdf(reply, `Recepisse-${intake.document.reference}`, bytes);
  });

  app.get(`/app/document/label/:size/${ID_PDF}`, async (request: Request, reply) => {
    const { size = "" } = request.params;
    const asked = isLabelSize(size) ? await load(services, request, findLabel) : undefined;
    if (!asked || !isLabelSize(size)) return notFound(reply);
    const { document, received_at, sheetid, zone } = asked;
    const link = linkOf(sheetid);
    const key = [request.params.id, size, link, JSON.stringify(document)].join(" ");
    const print = () => labelPrint({ document, received_at, link, zone, size });
    const bytes = await printer({ key, at: received_at, print });
    return sendPdf(reply, `Etiquettes-${document.reference}`, bytes);
  });
}

async function findReceipt(db: ShopDb, id: string) {
  const intake = await loadIntake(db, id);
  return intake && { intake, repair_id: intake.repair_id };
}

/** Of a reception; by the id of a repair, the label of a machine that is not received yet. */
async function findLabel(db: ShopDb, id: string, at: Instant) {
  const intake = await loadIntake(db, id);
  if (intake) return intake;
  const file = await loadRepairFile(db, id, at);
  if (!file?.parties.appliance) return undefined;
  const { repair, parties, kind_id } = file;
  const { client, appliance } = partiesOf(parties);
  const document: LabelDocument = {
    reference: repair.reference,
    client,
    appliance,
    accessories: [],
    kind_id,
  };
  return { repair_id: repair.id, document, received_at: repair.created_at };
}

async function load<Value extends { repair_id: string }>(
  { database, clock }: Services,
  request: Request,
  find: (db: ShopDb, id: string, at: Instant) => Promise<Value | undefined>,
) {
  const scope = request.visitor && scopeOf(request.visitor, wantedShop(request));
  const { id } = request.params;
  if (!scope || !isId(id)) return undefined;
  return database.withShop(
    scope,
    async (db) => {
      const found = await find(db, id, clock());
      if (!found) return undefined;
      const [shop, [repair]] = await Promise.all([
        loadShop(db, scope.shop_id),
        loadRepairs(db, [found.repair_id]),
      ]);
      return shop && repair && { ...found, scope, sheetid: repair.sheetid, zone: shop.timezone };
    },
    "read",
  );
}
