/** The terms of sale as they were accepted, behind the client's link. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { acceptedTermsIn } from "../../../domain/repair/terms/accepted.ts";
import { dateOf } from "../../../domain/time.ts";
import type { TermsProps } from "../../../web/site/props.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { asSecretPage } from "../../platform/http/secret-page.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { cardOf } from "../../shop/present.ts";
import { loadShop } from "../../shop/store.ts";
import { loadTerms } from "../../shop/terms/store.ts";
import { itemsOfRepairs } from "../store.ts";
import { findSheet, type Sheet } from "../track.ts";

type Request = FastifyRequest<{ Params: { sheetid: string } }>;

export async function acceptedTermsSite(app: FastifyInstance, services: Services): Promise<void> {
  app.get("/suivi/:sheetid/conditions", async (request: Request, reply) => {
    const { sheetid } = request.params;
    const sheet = await findSheet(services.database, sheetid);
    const props =
      sheet &&
      (await services.database.withShop(sheet.scope, (db) => load(db, sheet, sheetid), "read"));
    return props ? services.web.page(asSecretPage(reply), "terms", props) : notFound(reply);
  });
}

async function load(
  db: ShopDb,
  { scope, repair_id }: Sheet,
  sheetid: string,
): Promise<TermsProps | undefined> {
  const [shop, items] = await Promise.all([
    loadShop(db, scope.shop_id),
    itemsOfRepairs(db, [repair_id]),
  ]);
  const accepted = acceptedTermsIn(items);
  const terms = accepted && (await loadTerms(db, accepted.terms_id));
  if (!shop || !accepted || !terms) return undefined;
  const on = dateOf(accepted.at, shop.timezone);
  return { shop: cardOf(shop), text: terms.text, accepted: { sheetid, on } };
}
