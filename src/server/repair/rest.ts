/** The repair that the wizard and the one-page form create: `POST /api/v1/shops/{shopId}/repairs` (specification §7). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { may } from "../../domain/account/permissions.ts";
import type { ShopScope } from "../../domain/account/scope.ts";
import type { Me } from "../../domain/account/session.ts";
import { EVENT_REFUSAL_FR } from "../../domain/agenda/event-time.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import {
  parseCreation,
  REPAIR_CREATION,
  type RepairCreation,
} from "../../domain/repair/creation.ts";
import { z } from "zod";
import { beginActing } from "../account/act/begin.ts";
import { hasBearer, keyed } from "../account/api-key/rest.ts";
import { doorOf, NOTHING, SHOP_PARAM } from "../platform/api/door.ts";
import { cleaned } from "../platform/graphql/body.ts";
import { tokenIn } from "../platform/http/session-cookie.ts";
import { wantedShop } from "../account/rest.ts";
import { scopeOf } from "../account/store.ts";
import { change } from "../platform/change.ts";
import { againIfTaken } from "../platform/database/violation.ts";
import type { Services } from "../services.ts";
import { createRepair, type CreationRefusal } from "./create.ts";

type Request = FastifyRequest<{ Params: { shopId: string } }>;

/** One address may serve a whole workshop: the limit only stops a program in a loop. */
const LIMIT = { config: { rateLimit: { max: 120, timeWindow: 60_000 } } };

/** 200 `{ repair_id }`, the same for the same request again; otherwise 4xx with a French sentence. */
export async function repairRest(app: FastifyInstance, services: Services): Promise<void> {
  const byKey = keyed(app, services, creationDoor(services));
  app.post("/api/v1/shops/:shopId/repairs", LIMIT, async (request: Request, reply) => {
    if (hasBearer(request)) return byKey(request, reply);
    void reply.header("cache-control", "no-store");
    const me = request.visitor;
    if (!me) return refused(reply, refuse("not-signed-in"));
    // An administrator works for the shop of the path; a header that names another one is a mistake.
    const wanted = wantedShop(request) ?? pathShop(me, request.params.shopId);
    const token = tokenIn(services.config, request);
    await beginActing(services, { me, token, shop_id: wanted, ip: request.ip });
    const scope = scopeOf(me, wanted);
    if (!isSelected(scope, request.params.shopId)) return refused(reply, refuse("not-allowed"));
    const parsed = parseCreation(cleaned(request.body));
    if (isRefusal(parsed)) return refused(reply, parsed);
    const result = await createOnce(services, { me, scope }, parsed);
    return isRefusal(result) ? refused(reply, result) : reply.send(result);
  });
}

const creationDoor = (services: Services) =>
  doorOf({
    method: "post",
    path: "/api/v1/shops/{shopId}/repairs",
    needs: "repairs:write",
    tag: "Réparations",
    summary: "Créer une réparation",
    details:
      "La même demande, envoyée deux fois avec le même repair_id, crée une seule réparation. « client » est lu si l’atelier ne connaît pas encore client_id. « event » prend le rendez-vous en même temps.",
    params: SHOP_PARAM,
    query: NOTHING,
    body: { schema: REPAIR_CREATION, example: EXAMPLE },
    read: (body) => parseCreation(cleaned(body)),
    answer: z.object({ repair_id: z.uuid() }),
    words: REFUSED_FR,
    serve: async ({ me, scope, params, body }) =>
      params.shopId === scope.shop_id ? createOnce(services, { me, scope }, body) : undefined,
  });

const EXAMPLE = {
  repair_id: "0190a5c2-7f31-7c4e-9b1d-2f6d3a1e0c01",
  client_id: "0190a5c2-7f31-7c4e-9b1d-2f6d3a1e0c02",
  client: {
    lastname: "Vidal",
    firstname: "Hélène",
    phones: [{ name: "Portable", number: "+33639981234" }],
  },
  status: "Devis à faire",
  urgency: 0,
  items: [
    {
      type: "ApplianceAdded",
      payload: {
        appliance: {
          id: "0190a5c2-7f31-7c4e-9b1d-2f6d3a1e0c03",
          kind_id: "lave-linge",
          brand: "Brandt",
        },
      },
    },
    { type: "NotesAdded", payload: { description: "Il fuit depuis hier." } },
  ],
};

const pathShop = (me: Me, shopId: string): string | undefined =>
  may(me, "act-for-shop") ? shopId.toLowerCase() : undefined;

const isSelected = (scope: ShopScope | undefined, shopId: string): scope is ShopScope =>
  scope !== undefined && scope.shop_id === shopId.toLowerCase();

/** Keys that two concurrent requests may both insert: the second one is retried, and finds them. */
const TAKEN = ["repair_pkey", "appliance_pkey", "event_pkey"];

const createOnce = (
  services: Services,
  { me, scope }: { me: Me; scope: ShopScope },
  creation: RepairCreation,
): Promise<{ repair_id: string } | CreationRefusal | Refusal<"not-allowed">> =>
  againIfTaken(TAKEN, () =>
    change(
      { services, me, scope, operation: "createRepair", asked: creation },
      "edit-repair",
      (db, changing) => createRepair(db, creation, { ...changing, shop_id: scope.shop_id }),
    ),
  );

type Word = CreationRefusal["refused"] | "not-signed-in" | "not-allowed";
type Answer = { status: number; message: string; field?: string };

function refused(reply: FastifyReply, refusal: Refusal<Word>): FastifyReply {
  const { status, message, field } = REFUSED_FR[refusal.refused];
  const fields = field ? { [field]: message } : fieldsOf(refusal);
  return reply.code(status).send({ ...refusal, message, fields });
}

const fieldsOf = ({ refused: word, detail }: Refusal<Word>): unknown =>
  word === "bad-input" || word === "client-unknown" ? detail : undefined;

const REFUSED_FR: Record<Word, Answer> = {
  "not-signed-in": { status: 401, message: "Vous devez vous connecter." },
  "not-allowed": {
    status: 403,
    message: "Cet atelier n’est pas celui que vous avez choisi. Rien n’a été enregistré.",
  },
  "client-unknown": {
    status: 404,
    message: "Cette fiche client n’existe pas dans votre atelier. Choisissez-en une autre.",
  },
  "appliance-unknown": {
    status: 404,
    message: "Cet appareil n’est pas à ce client. Choisissez-en un autre.",
  },
  "slot-taken": {
    status: 409,
    message: "Ce créneau n’est plus libre. Choisissez-en un autre : rien n’a été enregistré.",
  },
  "changed-meanwhile": {
    status: 409,
    message: "Ce rendez-vous vient d’être modifié par quelqu’un d’autre. Rien n’a été enregistré.",
  },
  "bad-input": {
    status: 422,
    message:
      "Cette intervention n’est pas complète. Rien n’a été enregistré : corrigez les champs signalés.",
  },
  "nobody-assigned": {
    status: 422,
    field: "event.assigned_to",
    message: EVENT_REFUSAL_FR["nobody-assigned"],
  },
  "start-missing": {
    status: 422,
    field: "event.start_at",
    message: EVENT_REFUSAL_FR["start-missing"],
  },
  "end-missing": {
    status: 422,
    field: "event.end_at",
    message: EVENT_REFUSAL_FR["end-missing"],
  },
  "end-before-start": {
    status: 422,
    field: "event.end_at",
    message: EVENT_REFUSAL_FR["end-before-start"],
  },
};
