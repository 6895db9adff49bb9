import type { FastifyInstance, FastifyRequest } from "fastify";
import { bookingSchema, parseBooking } from "../../domain/booking/request.ts";
import { BOOKING_REFUSAL_FR, type BookingRefusal } from "../../domain/booking/refusals.ts";
import { parsePhone } from "../../domain/client/phone/phone.ts";
import { isRefusal, refuse } from "../../domain/decision.ts";
import { z } from "zod";
import { keysOf } from "../../domain/record.ts";
import { hasBearer, keyed } from "../account/api-key/rest.ts";
import { doorOf, NOTHING, SHOP_PARAM, type RefusalWords } from "../platform/api/door.ts";
import { anInstantText } from "../platform/api/shapes.ts";
import { offered } from "../agenda/slots/find.ts";
import { addressOf } from "../platform/http/client-address.ts";
import { clientCamera } from "../repair/camera/open.ts";
import { wideNetworkOf } from "../platform/limit.ts";
import { notFound } from "../platform/not-found.ts";
import type { Services } from "../services.ts";
import { clientScope } from "../shop/store.ts";
import type { Config } from "../platform/config.ts";
import type { BookingResult } from "./book.ts";
import { openPass } from "./returning/open.ts";
import { bookOrPropose, isProposal, type SlotProposal } from "./book-or-propose.ts";

type Request = FastifyRequest<{ Params: { shopId: string } }>;
const LIMIT = { config: { rateLimit: { max: 30, timeWindow: 60_000 } } };

/** Online booking: 201, 404 for an unknown shop, 409 for a slot just taken, 422 for what cannot be booked, 429 past a limit. */
export async function bookingRest(app: FastifyInstance, services: Services): Promise<void> {
  const byKey = keyed(app, services, bookingDoor(services));
  app.post("/api/v1/shops/:shopId/bookings", LIMIT, async (request: Request, reply) => {
    if (hasBearer(request)) return byKey(request, reply);
    void reply.header("cache-control", "no-store");
    const scope = clientScope(request.params.shopId);
    if (!scope) return notFound(reply);
    const parsed = parseBooking(request.body, parsePhone);
    if (isRefusal(parsed)) return reply.code(422).send(badInput(parsed.detail));
    const result = await bookOrPropose(services, {
      scope,
      request: parsed,
      returning: openPass(services, scope.shop_id, request.body),
      ...networkIn(request),
    });
    if (!result) return notFound(reply);
    if (isProposal(result)) return reply.code(409).send(proposalOf(result));
    if (!isRefusal(result)) {
      request.seen = { shop_id: scope.shop_id, step: "booked" };
      const made = { shop_id: scope.shop_id, repair_id: parsed.booking_id };
      const camera = clientCamera(services.ledgerKey, made, services.clock());
      return reply.code(201).send({ ...answerOf(result, services.config), camera });
    }
    const message = REFUSED_FR[result.refused];
    if (LIMITS.has(result.refused))
      return reply
        .code(429)
        .header("retry-after", RETRY_AFTER)
        .send({ ...result, message });
    const field = FIELD_AT_FAULT[result.refused];
    if (field) return reply.code(422).send({ ...result, message, fields: { [field]: message } });
    return reply.code(409).send({ ...result, message });
  });
}

/** The same for a program of the shop: no limit of a network stands in its way, since the shop answers for it. */
const bookingDoor = (services: Services) =>
  doorOf({
    method: "post",
    path: "/api/v1/shops/{shopId}/bookings",
    needs: "bookings:write",
    tag: "Rendez-vous",
    summary: "Prendre un rendez-vous pour un client",
    details:
      "« slot » est l’un de ceux que donne la recherche de créneaux. La même demande, envoyée deux fois avec le même booking_id, prend un seul rendez-vous ; booking_id est aussi l’identifiant de la réparation.",
    params: SHOP_PARAM,
    query: NOTHING,
    body: { schema: bookingSchema(parsePhone), example: EXAMPLE },
    read: (body) => {
      const parsed = parseBooking(body, parsePhone);
      return isRefusal(parsed) ? refuse("bad-input", parsed.detail) : parsed;
    },
    status: 201,
    answer: z.object({
      sheetid: z
        .string()
        .meta({ description: "Ouvre la page de suivi du client : /suivi/{sheetid}." }),
      reference: z.string(),
      public_start_at: anInstantText,
      public_end_at: anInstantText,
      held_until: anInstantText.optional().meta({
        description: "Le client doit confirmer par le lien de sa lettre avant cet instant.",
      }),
    }),
    words: BOOKING_WORDS,
    serve: async ({ scope, params, body }) => {
      if (params.shopId !== scope.shop_id) return undefined;
      const visitor = clientScope(scope.shop_id);
      const result = visitor && (await bookOrPropose(services, { scope: visitor, request: body }));
      return result && isProposal(result) ? proposalOf(result) : result;
    },
  });

const EXAMPLE = {
  booking_id: "0190a5c2-7f31-7c4e-9b1d-2f6d3a1e0c04",
  kind: "Diagnostic / Devis",
  where: "Atelier",
  appliance: { kind_id: "lave-linge", category_id: "gros-electromenager", brand: "Brandt" },
  description: "Il fuit depuis hier.",
  client: { lastname: "Vidal", firstname: "Hélène", phone: "06 39 98 12 34" },
  slot: {
    start_at: "2026-11-25T08:00:00.000Z",
    public_start_at: "2026-11-25T08:00:00.000Z",
    public_end_at: "2026-11-25T10:00:00.000Z",
    user_id: "0190a5c2-7f31-7c4e-9b1d-2f6d3a1e0c05",
  },
  consents: { cgv: true },
};

const LIMITS: ReadonlySet<BookingRefusal> = new Set(["too-many-bookings", "too-many-from-network"]);
/** Seconds: a place is free again when an appointment is over, or a day after it was taken. */
const RETRY_AFTER = 86_400;

/** Without a mail server the link lies in the outbox, so the page names the telephone instead. */
const answerOf = ({ held_until, ...result }: BookingResult, { SMTP_URL }: Config) => ({
  ...result,
  ...(held_until && { held_until, by_mail: SMTP_URL !== undefined }),
});

/**
 * Nothing for this machine itself. A relay on it that TRUST_PROXY does not name would stand for all visitors: its
 * network is left empty.
 */
export function networkIn(request: FastifyRequest): { network: string } | undefined {
  const network = wideNetworkOf(addressOf(request) ?? "");
  if (network !== undefined) return { network };
  return isRelayed(request) ? { network: "" } : undefined;
}

const isRelayed = ({ headers }: FastifyRequest): boolean =>
  headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;

export const proposalOf = ({ refused, nearest }: SlotProposal) => ({
  refused,
  detail: { nearest: nearest.map(offered) },
  message: REFUSED_FR[refused],
});

export const badInput = (fields: unknown) => ({
  refused: "bad-input",
  message:
    "Votre demande n’est pas complète. Rien n’a été enregistré : corrigez les champs signalés.",
  fields: fields ?? {},
});

/** The question whose answer avoids the refusal; the others are about the slot or the shop. */
const FIELD_AT_FAULT: Partial<Record<BookingRefusal, string>> = {
  "kind-not-online": "kind",
  "where-not-offered": "where",
  "too-far": "address",
  "email-needed": "client.email",
};

export const REFUSED_FR: Record<BookingRefusal, string> = {
  ...BOOKING_REFUSAL_FR,
  "slot-taken": "Ce créneau vient d’être pris. Voici les plus proches.",
  "not-bookable": "Cet atelier ne prend pas de rendez-vous en ligne pour le moment. Appelez-le.",
  "kind-not-online": "Cet atelier ne propose pas ce rendez-vous en ligne.",
  "where-not-offered": "Cet atelier ne propose pas ce lieu pour ce rendez-vous.",
};

const statusOf = (word: BookingRefusal): number => {
  if (LIMITS.has(word)) return 429;
  return FIELD_AT_FAULT[word] ? 422 : 409;
};

/** Read when the door is described, after the tables above it. */
const BOOKING_WORDS: RefusalWords = Object.fromEntries(
  keysOf(REFUSED_FR).map((word) => {
    const field = FIELD_AT_FAULT[word];
    return [word, { status: statusOf(word), message: REFUSED_FR[word], ...(field && { field }) }];
  }),
);
