import type { FastifyInstance, FastifyRequest } from "fastify";
import { parseBooking } from "../../domain/booking/request.ts";
import { BOOKING_REFUSAL_FR, type BookingRefusal } from "../../domain/booking/refusals.ts";
import { parsePhone } from "../../domain/client/phone/phone.ts";
import { isRefusal } from "../../domain/decision.ts";
import { offered } from "../agenda/slots/find.ts";
import { addressOf } from "../platform/http/client-address.ts";
import { clientCamera } from "../repair/camera/open.ts";
import { wideNetworkOf } from "../platform/limit.ts";
import { notFound } from "../platform/not-found.ts";
import type { Services } from "../services.ts";
import { clientScope } from "../shop/store.ts";
import type { Config } from "../platform/config.ts";
import type { BookingResult } from "./book.ts";
import { bookOrPropose, isProposal, type SlotProposal } from "./book-or-propose.ts";

type Request = FastifyRequest<{ Params: { shopId: string } }>;
const LIMIT = { config: { rateLimit: { max: 30, timeWindow: 60_000 } } };

/** Online booking: 201, 404 for an unknown shop, 409 for a slot just taken, 422 for what cannot be booked, 429 past a limit. */
export async function bookingRest(app: FastifyInstance, services: Services): Promise<void> {
  app.post("/api/v1/shops/:shopId/bookings", LIMIT, async (request: Request, reply) => {
    void reply.header("cache-control", "no-store");
    const scope = clientScope(request.params.shopId);
    if (!scope) return notFound(reply);
    const parsed = parseBooking(request.body, parsePhone);
    if (isRefusal(parsed)) return reply.code(422).send(badInput(parsed.detail));
    const result = await bookOrPropose(services, {
      scope,
      request: parsed,
      ...networkIn(request),
    });
    if (!result) return notFound(reply);
    if (isProposal(result)) return reply.code(409).send(proposalOf(result));
    if (!isRefusal(result)) {
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
function networkIn(request: FastifyRequest): { network: string } | undefined {
  const network = wideNetworkOf(addressOf(request) ?? "");
  if (network !== undefined) return { network };
  return isRelayed(request) ? { network: "" } : undefined;
}

const isRelayed = ({ headers }: FastifyRequest): boolean =>
  headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;

const proposalOf = ({ refused, nearest }: SlotProposal) => ({
  refused,
  detail: { nearest: nearest.map(offered) },
  message: REFUSED_FR[refused],
});

const badInput = (fields: unknown) => ({
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

const REFUSED_FR: Record<BookingRefusal, string> = {
  ...BOOKING_REFUSAL_FR,
  "slot-taken": "Ce créneau vient d’être pris. Voici les plus proches.",
  "not-bookable": "Cet atelier ne prend pas de rendez-vous en ligne pour le moment. Appelez-le.",
  "kind-not-online": "Cet atelier ne propose pas ce rendez-vous en ligne.",
  "where-not-offered": "Cet atelier ne propose pas ce lieu pour ce rendez-vous.",
};
