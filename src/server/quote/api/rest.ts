/** The quotes of the shop, as its programs read them. Their links are not answered: one of them signs. */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { z } from "zod";
import { LINE_KINDS, PART_CONDITIONS } from "../../../domain/quote/line.ts";
import { QUOTE_STATUSES } from "../../../domain/quote/status.ts";
import type { Instant } from "../../../domain/time.ts";
import { openDoor } from "../../account/api-key/rest.ts";
import { NOTHING, readNothing } from "../../platform/api/door.ts";
import { ID_PARAM, inOrder, PAGE, pageOfIds, pageShape } from "../../platform/api/page.ts";
import { aDateText, anInstantText, basisPoints, cents } from "../../platform/api/shapes.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { publicOrigin } from "../../platform/origin.ts";
import type { Services } from "../../services.ts";
import { openPrinter } from "../document/pdf.ts";
import { sendQuotePdf } from "../document/sent.ts";
import { loadSentVersion } from "../read.ts";
import { loadQuote, loadQuotes, type QuoteRow } from "../store.ts";

/** Also those of an invoice. */
export const LINE = z.object({
  kind: z.enum(LINE_KINDS),
  label: z.string(),
  quantity: z.int().meta({ description: "En dix-millièmes : 15000 pour 1,5." }),
  unit: z.string(),
  unit_price: cents.meta({ description: "Prix unitaire hors taxes, en centimes." }),
  vat_rate: basisPoints,
  discount: basisPoints,
  condition: z.enum(PART_CONDITIONS).optional(),
});
export const TOTALS = {
  total_excl: cents,
  total_vat: cents,
  total_incl: cents,
  bonus: cents.meta({ description: "La part du bonus réparation, en centimes." }),
  due: cents.meta({ description: "Ce que le client paie, en centimes." }),
};

export const QUOTE = z.object({
  id: z.uuid(),
  reference: z.string().nullable().meta({ description: "Absente tant que rien n’est envoyé." }),
  version: z.int(),
  status: z.enum(QUOTE_STATUSES),
  repair_id: z.uuid(),
  client_id: z.uuid(),
  subject: z.string(),
  lines: z.array(LINE),
  discount: basisPoints,
  deposit: basisPoints,
  notes: z.string(),
  ...TOTALS,
  sent_at: anInstantText.nullable(),
  valid_until: aDateText.nullable(),
  answered_at: anInstantText.nullable(),
  created_at: anInstantText,
});

type ShownQuote = z.output<typeof QUOTE>;

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

  const means = { printer: openPrinter(services.pdf), origin: publicOrigin(config) };
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
      return sent && sendQuotePdf(reply, sent, means);
    },
  });
}

export async function readQuote(
  db: ShopDb,
  id: string,
  now: Instant,
): Promise<ShownQuote | undefined> {
  const row = await loadQuote(db, id, now);
  return row && shown(row);
}

const shown = (row: QuoteRow): ShownQuote => ({ ...row, lines: [...row.lines] });
