/** The appointments of the shop, as its programs read and cancel them. */
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { z } from "zod";
import { ABSENCE_KIND, EVENT_STATUSES, type AgendaEvent } from "../../../domain/agenda/event.ts";
import { LOCATIONS } from "../../../domain/catalogue/interventions.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { openDoor } from "../../account/api-key/rest.ts";
import { NOTHING, readNothing } from "../../platform/api/door.ts";
import {
  ID_PARAM,
  inOrder,
  PAGE,
  pageOfIds,
  pageShape,
  someOfIds,
} from "../../platform/api/page.ts";
import { anInstantText } from "../../platform/api/shapes.ts";
import { change } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { Services } from "../../services.ts";
import { loadShop } from "../../shop/store.ts";
import { setEventStatus } from "../set-event-status.ts";
import { loadEvents } from "../store.ts";

export const BOOKING = z.object({
  id: z.uuid(),
  repair_id: z.uuid().nullable(),
  start_at: anInstantText,
  end_at: anInstantText,
  duration: z.int().meta({ description: "En minutes." }),
  fullday: z.boolean(),
  kind: z.string().meta({ description: "Le type d’intervention." }),
  where: z.enum(LOCATIONS),
  status: z.enum(EVENT_STATUSES),
  notes: z.string(),
  assigned_to: z.array(z.uuid()).meta({ description: "Les collaborateurs qui y vont." }),
  public_start_at: anInstantText.nullable().meta({ description: "Le créneau annoncé au client." }),
  public_end_at: anInstantText.nullable(),
});

type ShownBooking = z.output<typeof BOOKING>;

/** Absences are the affair of the people of the shop. */
const ROWS = sql`select e.id, e.updated_at from app.event e where e.shop_id = ${SHOP_ID} and e.kind <> ${ABSENCE_KIND}`;

export async function agendaApi(app: FastifyInstance, services: Services): Promise<void> {
  const { database } = services;
  const common = { tag: "Rendez-vous", read: readNothing } as const;

  openDoor(app, services, {
    ...common,
    method: "get",
    path: "/api/v1/bookings",
    needs: "bookings:read",
    summary: "Lister les rendez-vous",
    details:
      "Un rendez-vous supprimé n’est plus dans la liste : le webhook booking.cancelled le dit.",
    params: NOTHING,
    query: PAGE,
    answer: pageShape(BOOKING),
    serve: ({ scope, query }) =>
      database.withShop(
        scope,
        async (db) => {
          const { ids, next } = await pageOfIds(db, ROWS, query);
          return { data: inOrder(ids, await loadEvents(db, ids)).map(shown), next };
        },
        "snapshot",
      ),
  });

  openDoor(app, services, {
    ...common,
    method: "get",
    path: "/api/v1/bookings/{id}",
    needs: "bookings:read",
    summary: "Lire un rendez-vous",
    params: ID_PARAM,
    query: NOTHING,
    answer: BOOKING,
    serve: ({ scope, params }) =>
      database.withShop(scope, (db) => readBooking(db, params.id), "read"),
  });

  openDoor(app, services, {
    ...common,
    method: "post",
    path: "/api/v1/bookings/{id}/cancel",
    needs: "bookings:write",
    summary: "Annuler un rendez-vous",
    details: "Le client en est prévenu comme si l’atelier l’annulait lui-même.",
    params: ID_PARAM,
    query: NOTHING,
    answer: BOOKING,
    words: {
      unchanged: { status: 409, message: "Ce rendez-vous est déjà annulé." },
      "not-allowed": { status: 403, message: "Cette clé ne peut pas annuler de rendez-vous." },
    },
    serve: async ({ me, scope, params, request }) => {
      const cancelled = await change(
        { services, me, scope, log: request.log },
        "edit-agenda",
        async (db, changing) => {
          const [id] = await someOfIds(db, ROWS, params.id);
          const shop = await loadShop(db, scope.shop_id);
          const wanted = { id: id ?? "", status: "CANCEL" as const };
          return id && shop ? setEventStatus(db, wanted, { ...changing, shop }) : undefined;
        },
      );
      return isRefusal(cancelled) ? cancelled : shown(cancelled);
    },
  });
}

export async function readBooking(db: ShopDb, id: string): Promise<ShownBooking | undefined> {
  const [event] = await loadEvents(db, await someOfIds(db, ROWS, id));
  return event && shown(event);
}

/** The answer leaves out what it does not name: margins of the round, position of the client. */
const shown = (event: AgendaEvent): ShownBooking => ({
  ...event,
  assigned_to: [...event.assigned_to],
});
