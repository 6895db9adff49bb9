/** The quotes of the shop, as its programs read them. Their links are not answered: one of them signs. */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { openDoor } from "../../account/api-key/rest.ts";
import { NOTHING, readNothing } from "../../platform/api/door.ts";
import { ID_PARAM, inOrder, PAGE, pageOfIds, pageShape } from "../../platform/api/page.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { publicOrigin } from "../../platform/origin.ts";
import type { Services } from "../../services.ts";
import { openPrinter } from "../document/pdf.ts";
import { sendQuotePdf } from "../document/sent.ts";
import { loadSentVersion } from "../read.ts";
import { loadQuotes } from "../store.ts";
import { QUOTE, readQuote, shown } from "./present.ts";

const ROWS = sql`select q.id, q.updated_at from app.quote q where q.shop_id = ${SHOP_ID}`;

export async function quoteApi(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock, config } = services;
  const common = {
    method: "get",
    needs: "quotes:read",
    tag: "Devis",
    query: NOTHING,
    read: readNothing,
  } as const;

  openDoor(app, services, {
    ...common,
    path: "/api/v1/quotes",
    summary: "Lister les devis",
    params: NOTHING,
    query: PAGE,
    answer: pageShape(QUOTE),
    serve: ({ scope, query }) =>
      database.withShop(
        scope,
        async (db) => {
          const { ids, next } = await pageOfIds(db, ROWS, query);
          return { data: inOrder(ids, await loadQuotes(db, ids, clock())).map(shown), next };
        },
        "snapshot",
      ),
  });

  openDoor(app, services, {
    ...common,
    path: "/api/v1/quotes/{id}",
    summary: "Lire un devis",
    params: ID_PARAM,
    answer: QUOTE,
    serve: ({ scope, params }) =>
      database.withShop(scope, (db) => readQuote(db, params.id, clock()), "read"),
  });

  const means = { printer: openPrinter(services), origin: publicOrigin(config) };
  openDoor(app, services, {
    ...common,
    path: "/api/v1/quotes/{id}/pdf",
    summary: "Télécharger un devis en PDF",
    details: "Seulement s’il a été envoyé au client : un brouillon n’a pas de PDF.",
    params: ID_PARAM,
    answer: undefined,
    serve: async ({ scope, params, reply }) => {
      const sent = await database.withShop(
        scope,
        (db) => loadSentVersion(db, params.id, clock()),
        "read",
      );
      return sent && sendQuotePdf(reply, sent, { ...means, scope });
    },
  });
}
