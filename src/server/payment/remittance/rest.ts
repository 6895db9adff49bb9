/** The slip of a remittance as PDF, for the bank's counter. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sellerOf } from "../../../domain/quote/parties.ts";
import { shopAt } from "../../../domain/shop/identity/identity.ts";
import { isId } from "../../../domain/validation.ts";
import { wantedShop } from "../../account/rest.ts";
import { scopeOf } from "../../account/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { notFound } from "../../platform/not-found.ts";
import { openPrinter, sendPdf } from "../../quote/document/pdf.ts";
import { ID_PDF } from "../../quote/rest.ts";
import type { Services } from "../../services.ts";
import { loadShop } from "../../shop/store.ts";
import { slipPrint, type Slip } from "./document/slip.ts";
import { chequesOf, loadRemittance } from "./store.ts";

type ShopRequest = FastifyRequest<{ Params: { id: string } }>;

export async function remittanceRest(app: FastifyInstance, services: Services): Promise<void> {
  const { database } = services;
  const printer = openPrinter(services);

  app.get(`/app/document/remittance/${ID_PDF}`, async (request: ShopRequest, reply) => {
    const scope = request.visitor && scopeOf(request.visitor, wantedShop(request));
    const { id } = request.params;
    if (!scope || !isId(id)) return notFound(reply);
    const slip = await database.withShop(
      scope,
      (db) => load(db, { id, shop_id: scope.shop_id }),
      "read",
    );
    if (!slip) return notFound(reply);
    const bytes = await printer({
      key: JSON.stringify([slip.remittance, slip.seller]),
      at: slip.remittance.created_at,
      head: { scope, seller: slip.seller },
      print: async () => slipPrint(slip),
    });
    return sendPdf(reply, `Remise-de-cheques-${slip.remittance.number}`, bytes);
  });
}

async function load(
  db: ShopDb,
  { id, shop_id }: { id: string; shop_id: string },
): Promise<Slip | undefined> {
  const [remittance, shop] = [await loadRemittance(db, id), await loadShop(db, shop_id)];
  if (!remittance || !shop) return undefined;
  const seller = sellerOf(shopAt(shop, remittance.created_at));
  return { remittance, seller, cheques: await chequesOf(db, id) };
}
