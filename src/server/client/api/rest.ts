/** The clients of the shop, as its programs read them. */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { z } from "zod";
import { ADDRESS_TEXT_NAMES } from "../../../domain/client/address-fields.ts";
import { ADDRESS_TAGS } from "../../../domain/client/address.ts";
import { CLIENT_TYPES } from "../../../domain/client/client.ts";
import { CLIENT_TEXT_NAMES } from "../../../domain/client/fields.ts";
import { PHONE_NAMES } from "../../../domain/client/phone/phone.ts";
import { recordOf } from "../../../domain/record.ts";
import { openDoor } from "../../account/api-key/rest.ts";
import { NOTHING, readNothing } from "../../platform/api/door.ts";
import { ID_PARAM, PAGE, pageOfIds, pageShape, someOfIds } from "../../platform/api/page.ts";
import { anInstantText } from "../../platform/api/shapes.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { Services } from "../../services.ts";
import { loadClientsInOrder } from "../store.ts";

const client = z.object({
  id: z.uuid(),
  type: z.enum(CLIENT_TYPES),
  ...recordOf(CLIENT_TEXT_NAMES, () => z.string()),
  phones: z.array(z.object({ name: z.enum(PHONE_NAMES), number: z.string() })),
  addresses: z.array(
    z.object({
      address_id: z.uuid(),
      tags: z.array(z.enum(ADDRESS_TAGS)),
      ...recordOf(ADDRESS_TEXT_NAMES, () => z.string()),
    }),
  ),
  created_at: anInstantText,
});

const ROWS = sql`select c.id, c.updated_at from app.client c where c.shop_id = ${SHOP_ID} and c.merged_into is null`;

export async function clientApi(app: FastifyInstance, services: Services): Promise<void> {
  const { database } = services;
  const common = { needs: "clients:read", tag: "Clients", read: readNothing } as const;

  openDoor(app, services, {
    ...common,
    method: "get",
    path: "/api/v1/clients",
    summary: "Lister les clients",
    params: NOTHING,
    query: PAGE,
    answer: pageShape(client),
    serve: ({ scope, query }) =>
      database.withShop(
        scope,
        async (db) => {
          const { ids, next } = await pageOfIds(db, ROWS, query);
          return { data: await loadClientsInOrder(db, ids), next };
        },
        "snapshot",
      ),
  });

  openDoor(app, services, {
    ...common,
    method: "get",
    path: "/api/v1/clients/{id}",
    summary: "Lire un client",
    details: "Une fiche réunie à une autre n’existe plus : lisez celle qui a été gardée.",
    params: ID_PARAM,
    query: NOTHING,
    answer: client,
    serve: ({ scope, params }) =>
      database.withShop(
        scope,
        async (db) => (await loadClientsInOrder(db, await someOfIds(db, ROWS, params.id)))[0],
        "read",
      ),
  });
}
