import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ShopScope } from "../../domain/account/scope.ts";
import { nearestSlots } from "../../domain/agenda/slot-choice.ts";
import { freeSlots } from "../../domain/agenda/slots.ts";
import type { FreeSlot, SlotRequest } from "../../domain/agenda/slot-request.ts";
import { parseBooking, type BookingRequest } from "../../domain/booking/request.ts";
import type { BookingRefusal } from "../../domain/booking/rules.ts";
import { parsePhone } from "../../domain/client/phone/phone.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import { addDays, dateOf, type Instant } from "../../domain/time.ts";
import type { OfferedSlot } from "../../web/site/props.ts";
import { offered } from "../agenda/slots/rest.ts";
import { placeOf } from "../agenda/locate.ts";
import { loadSlotRequest, withRoads } from "../agenda/slots/find.ts";
import { notFound } from "../platform/not-found.ts";
import { againIfTaken } from "../platform/database/violation.ts";
import { publicOrigin } from "../platform/origin.ts";
import type { Services } from "../services.ts";
import { clientScope, loadShop } from "../shop/store.ts";
import { book, questionOf, type Booking, type Made } from "./book.ts";

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
    const { refused } = made;
    const field = FIELD_AT_FAULT[refused];
    const message = REFUSED_FR[refused];
    if (field) return reply.code(422).send({ ...made, message, fields: { [field]: message } });
    return reply.code(409).send({ ...made, message });
  });
}

type Wanted = { scope: ShopScope; request: BookingRequest; origin: string };
/** Another slot would do: these are the nearest. */
const OTHER_SLOT = ["slot-taken", "too-late", "too-early"] as const;
type Elsewhere = { refused: (typeof OTHER_SLOT)[number]; detail: { nearest: OfferedSlot[] } };

/** How often another free technician of the same window is tried before the visitor is told. */
const ATTEMPTS = 3;

/** Books the slot, or the same window with another technician, or says which slots are near. */
async function bookOrElse(
  services: Services,
  wanted: Wanted,
): Promise<Made | Elsewhere | Refusal<BookingRefusal> | undefined> {
  let { request } = wanted;
  for (let attempt = 1; ; attempt++) {
    const made = await bookOnce(services, { ...wanted, request });
    const refused = made && isRefusal(made) && OTHER_SLOT.find((word) => word === made.refused);
    if (!refused) return made;
    const around = await searchAround(services, wanted);
    const other =
      attempt < ATTEMPTS ? around.find((slot) => isSameWindow(slot, request)) : undefined;
    if (!other)
      return refuse(refused, { nearest: nearestSlots(around, request.slot, 3).map(offered) });
    const { user_id, start_at } = other;
    request = { ...request, slot: { ...request.slot, user_id, start_at } };
  }
}

const isSameWindow = (slot: FreeSlot, { slot: wanted }: BookingRequest): boolean =>
  slot.public_start_at === wanted.public_start_at && slot.public_end_at === wanted.public_end_at;

async function bookOnce(
  services: Services,
  { scope, request, origin }: Wanted,
): Promise<Made | Refusal<BookingRefusal> | undefined> {
  const now = services.clock();
  const place = placeIn(request);
  const travel = services.routing.asks
    ? await roadsOf(services, { scope, request, origin })
    : undefined;
  const booking: Booking = { request, place, now, origin, ...(travel ? { travel } : {}) };
  // The same booking sent twice at once under two contacts: the second one finds the first.
  return againIfTaken(["repair_pkey"], () =>
    services.database.withShop(scope, (db) => book(db, scope.shop_id, booking)),
  );
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

/** The question that leads out of a refusal; the others are about the slot or the shop. */
const FIELD_AT_FAULT: Partial<Record<BookingRefusal, string>> = {
  "kind-not-online": "kind",
  "where-not-offered": "where",
  "too-far": "address",
};

const REFUSED_FR: Record<BookingRefusal, string> = {
  "slot-taken": "Ce créneau vient d’être pris. Voici les plus proches.",
  "not-bookable": "Cet atelier ne prend pas de rendez-vous en ligne pour le moment. Appelez-le.",
  "kind-not-online": "Cet atelier ne propose pas ce rendez-vous en ligne.",
  "where-not-offered": "Cet atelier ne propose pas ce lieu pour ce rendez-vous.",
  "too-far": "Cette adresse est trop loin pour l’atelier. Vérifiez-la, ou appelez-le.",
  "too-late": "Ce créneau est trop proche pour être réservé. Choisissez-en un autre.",
  "too-early": "Ce créneau est trop lointain pour être réservé. Choisissez-en un plus proche.",
};
