import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ShopScope } from "../../domain/account/scope.ts";
import { nearestSlots } from "../../domain/agenda/slot-choice.ts";
import { freeSlots } from "../../domain/agenda/slots.ts";
import type { FreeSlot, SlotRequest } from "../../domain/agenda/slot-request.ts";
import { parseBooking, type BookingRequest } from "../../domain/booking/request.ts";
import { parsePhone } from "../../domain/client/phone.ts";
import { isRefusal, refuse } from "../../domain/decision.ts";
import { addDays, dateOf, type Instant } from "../../domain/time.ts";
import type { OfferedSlot } from "../../web/site/props.ts";
import { offered } from "../agenda/rest.ts";
import { placeOf } from "../agenda/store-place.ts";
import { loadSlotRequest, withRoads } from "../agenda/store-slots.ts";
import { notFound } from "../platform/not-found.ts";
import { violated } from "../platform/database/violation.ts";
import { publicOrigin } from "../platform/origin.ts";
import type { Services } from "../services.ts";
import { clientScope, loadShop } from "../shop/store.ts";
import { book, questionOf, type Booking, type BookingRefusal, type Made } from "./store.ts";

type Request = FastifyRequest<{ Params: { shopId: string } }>;
const LIMIT = { config: { rateLimit: { max: 30, timeWindow: 60_000 } } };

/** Online booking: 201, 404 for no such shop, 409 for a slot just taken, 422 for what cannot be booked. */
export async function bookingRest(app: FastifyInstance, services: Services): Promise<void> {
  app.post("/api/v1/shops/:shopId/bookings", LIMIT, async (request: Request, reply) => {
    void reply.header("cache-control", "no-store");
    const scope = clientScope(request.params.shopId);
    if (!scope) return notFound(reply);
    const parsed = parseBooking(request.body, parsePhone);
    if (isRefusal(parsed)) return reply.code(422).send(badInput(parsed.detail));
    const origin = publicOrigin(services.config);
    const made = await bookOrElse(services, { scope, request: parsed, origin });
    if (!made) return notFound(reply);
    if (!isRefusal(made)) return reply.code(201).send(answerOf(made));
    if (made.refused === "bad-input") return reply.code(422).send(badInput(made.detail));
    return reply.code(409).send({ ...made, message: REFUSED_FR[made.refused] });
  });
}

type Wanted = { scope: ShopScope; request: BookingRequest; origin: string };
type Taken = { refused: "slot-taken"; detail: { nearest: OfferedSlot[] } };

/** How often another free technician of the same window is tried before the visitor is told. */
const ATTEMPTS = 3;

/** Books the slot, or the same window with another technician, or says which slots are near. */
async function bookOrElse(
  services: Services,
  wanted: Wanted,
): Promise<Made | Taken | BookingRefusal | undefined> {
  let { request } = wanted;
  for (let attempt = 1; ; attempt++) {
    const made = await bookOnce(services, { ...wanted, request });
    if (!made || !isRefusal(made) || made.refused !== "slot-taken") return made;
    const around = await searchAround(services, wanted);
    const other =
      attempt < ATTEMPTS ? around.find((slot) => isSameWindow(slot, request)) : undefined;
    if (!other)
      return refuse("slot-taken", { nearest: nearestSlots(around, request.slot, 3).map(offered) });
    const { user_id, start_at } = other;
    request = { ...request, slot: { ...request.slot, user_id, start_at } };
  }
}

const isSameWindow = (slot: FreeSlot, { slot: wanted }: BookingRequest): boolean =>
  slot.public_start_at === wanted.public_start_at && slot.public_end_at === wanted.public_end_at;

async function bookOnce(
  services: Services,
  { scope, request, origin }: Wanted,
): Promise<Made | BookingRefusal | undefined> {
  const now = services.clock();
  const place = placeIn(request);
  const travel = services.routing.asks
    ? await roadsOf(services, { scope, request, origin })
    : undefined;
  const booking: Booking = { request, place, now, origin, ...(travel ? { travel } : {}) };
  const attempt = () => services.database.withShop(scope, (db) => book(db, scope.shop_id, booking));
  try {
    return await attempt();
  } catch (error) {
    // The same booking sent twice at once under two contacts: the second one finds the first.
    if (violated(error, "repair_pkey")) return attempt();
    throw error;
  }
}

const placeIn = ({ address }: BookingRequest) => (address ? placeOf(address) : null);

/** The routing server's times for the day wanted, asked outside any transaction. */
async function roadsOf(services: Services, { scope, request }: Wanted) {
  const first = request.slot.start_at;
  const asked = await loadAround(services, { scope, request }, { from: first, before: 0, days: 1 });
  return asked && (await withRoads(asked, services.routing)).travel;
}

/** The free slots of the days around the one wanted. */
async function searchAround(services: Services, { scope, request }: Wanted): Promise<FreeSlot[]> {
  const from = request.slot.start_at;
  const asked = await loadAround(services, { scope, request }, { from, before: 3, days: 14 });
  return asked ? freeSlots(await withRoads(asked, services.routing)) : [];
}

type Around = { from: Instant; before: number; days: number };

const loadAround = (
  { database, clock }: Services,
  { scope, request }: Pick<Wanted, "scope" | "request">,
  { from, before, days }: Around,
): Promise<SlotRequest | undefined> =>
  database.withShop(
    scope,
    async (db) => {
      const shop = await loadShop(db, scope.shop_id);
      if (!shop) return undefined;
      const first = addDays(dateOf(from, shop.timezone), -before);
      const question = { ...questionOf(request, placeIn(request)), first, days };
      return loadSlotRequest(db, shop, { question, now: clock() });
    },
    "read",
  );

const answerOf = ({ sheetid, reference, public_start_at, public_end_at }: Made) => ({
  sheetid,
  reference,
  public_start_at,
  public_end_at,
});

const badInput = (fields: unknown) => ({
  refused: "bad-input",
  message:
    "Votre demande n’est pas complète. Rien n’a été enregistré : corrigez les champs signalés.",
  fields: fields ?? {},
});

const REFUSED_FR = {
  "slot-taken": "Ce créneau vient d’être pris. Voici les plus proches.",
  "not-bookable": "Cet atelier ne prend pas de rendez-vous en ligne pour le moment. Appelez-le.",
} as const;
