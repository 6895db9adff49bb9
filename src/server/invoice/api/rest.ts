/** The invoices and credit notes of the shop, as its programs read them. */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { z } from "zod";
import { openDoor } from "../../account/api-key/rest.ts";
import { NOTHING, readNothing } from "../../platform/api/door.ts";
import { ID_PARAM, inOrder, PAGE, pageOfIds, pageShape } from "../../platform/api/page.ts";
import { aDateText, anInstantText, cents } from "../../platform/api/shapes.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { LINE, TOTALS } from "../../quote/api/present.ts";
import { openPrinter } from "../../quote/document/pdf.ts";
import type { Services } from "../../services.ts";
import { balancesOf } from "../balance/store.ts";
import { sendIssued } from "../rest.ts";
import { loadIssued } from "../store.ts";

export const INVOICE = z.object({
  id: z.uuid(),
  kind: z.literal([380, 384, 386, 381, 503]).meta({
    description:
      "380 pour une facture, 384 pour une facture rectificative, 386 pour un acompte, 381 pour un avoir, 503 pour un avoir sur acompte (UNTDID 1001).",
  }),
  reference: z.string(),
  repair_id: z.uuid(),
  client_id: z.uuid(),
  quote_id: z.uuid().nullable(),
  credits_id: z.uuid().nullable().meta({ description: "La facture qu’un avoir annule." }),
  replaces_id: z.uuid().nullable().meta({
    description: "La facture qu’une facture rectificative annule et remplace.",
  }),
  issued_at: anInstantText,
  issued_on: aDateText,
  due_on: aDateText,
  subject: z.string(),
  lines: z.array(LINE),
  ...TOTALS,
  paid: cents.meta({ description: "Ce qui a été reçu, en centimes." }),
  remainder: cents.meta({ description: "Ce qui reste à payer, en centimes." }),
});
type ShownInvoice = z.output<typeof INVOICE>;

/** An invoice changes for a program when money comes in, when it is credited and when it is replaced. */
const ROWS = sql`
  select i.id, greatest(i.issued_at,
    (select max(p.created_at) from app.payment p where p.shop_id = i.shop_id and p.invoice_id = i.id),
    (select max(c.issued_at) from app.invoice c where c.shop_id = i.shop_id and c.credits_id = i.id),
    (select max(n.issued_at) from app.invoice n where n.shop_id = i.shop_id and n.replaces_id = i.id)) as updated_at
  from app.invoice i where i.shop_id = ${SHOP_ID}`;

export async function invoiceApi(app: FastifyInstance, services: Services): Promise<void> {
  const { database } = services;
  const common = {
    method: "get",
    needs: "invoices:read",
    tag: "Factures",
    query: NOTHING,
    read: readNothing,
  } as const;

  openDoor(app, services, {
    ...common,
    path: "/api/v1/invoices",
    summary: "Lister les factures et les avoirs",
    params: NOTHING,
    query: PAGE,
    answer: pageShape(INVOICE),
    serve: ({ scope, query }) =>
      database.withShop(
        scope,
        async (db) => {
          const { ids, next } = await pageOfIds(db, ROWS, query);
          return { data: await loadShown(db, ids), next };
        },
        "snapshot",
      ),
  });

  openDoor(app, services, {
    ...common,
    path: "/api/v1/invoices/{id}",
    summary: "Lire une facture ou un avoir",
    params: ID_PARAM,
    answer: INVOICE,
    serve: ({ scope, params }) =>
      database.withShop(scope, (db) => readInvoice(db, params.id), "snapshot"),
  });

  const printer = openPrinter(services);
  openDoor(app, services, {
    ...common,
    path: "/api/v1/invoices/{id}/pdf",
    summary: "Télécharger une facture ou un avoir en PDF",
    params: ID_PARAM,
    answer: undefined,
    serve: async ({ scope, params, reply }) => {
      const [issued] = await database.withShop(scope, (db) => loadIssued(db, [params.id]), "read");
      return issued && sendIssued(reply, issued, { printer, scope });
    },
  });
}

export const readInvoice = async (db: ShopDb, id: string): Promise<ShownInvoice | undefined> =>
  (await loadShown(db, [id]))[0];

async function loadShown(db: ShopDb, ids: readonly string[]): Promise<ShownInvoice[]> {
  const issued = inOrder(ids, await loadIssued(db, ids));
  const balances = issued.length === 0 ? [] : await balancesOf(db, ids);
  const byInvoice = new Map(balances.map((balance) => [balance.invoice_id, balance]));
  return issued.map(({ document, ...row }) => {
    const { paid = 0, remainder = 0 } = byInvoice.get(row.id) ?? {};
    return { ...row, subject: document.subject, lines: [...document.lines], paid, remainder };
  });
}
