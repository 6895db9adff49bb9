/** The repairs of the shop, as its programs read them. The route by which people create them is theirs too (`../rest.ts`). */
import type { FastifyInstance } from "fastify";
import { openDoor } from "../../account/api-key/rest.ts";
import { NOTHING, readNothing } from "../../platform/api/door.ts";
import { ID_PARAM, PAGE } from "../../platform/api/page.ts";
import type { Services } from "../../services.ts";
import { listForProgram, readForProgram, REPAIR_PAGE, REPAIR_SHEET } from "./list.ts";

export async function repairApi(app: FastifyInstance, services: Services): Promise<void> {
  const { database } = services;
  const common = { needs: "repairs:read", tag: "Réparations", read: readNothing } as const;

  openDoor(app, services, {
    ...common,
    method: "get",
    path: "/api/v1/repairs",
    summary: "Lister les réparations",
    params: NOTHING,
    query: PAGE,
    answer: REPAIR_PAGE,
    serve: ({ scope, query }) =>
      database.withShop(scope, (db) => listForProgram(db, query), "snapshot"),
  });

  openDoor(app, services, {
    ...common,
    method: "get",
    path: "/api/v1/repairs/{id}",
    summary: "Lire une réparation et son journal",
    details:
      "Le journal ne dit rien des devis sans le droit quotes:read, ni des factures et des paiements sans invoices:read.",
    params: ID_PARAM,
    query: NOTHING,
    answer: REPAIR_SHEET,
    serve: ({ scope, scopes, params }) =>
      database.withShop(scope, (db) => readForProgram(db, params.id, scopes), "snapshot"),
  });
}
