/** The booking as plain forms, for a browser without scripts: each screen is posted, and the next one answered. */
import { randomUUID } from "node:crypto";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply } from "fastify";
import {
  answered,
  EMPTY_DRAFT,
  following,
  reachable,
  type Draft,
} from "../../../domain/booking/draft/draft.ts";
import {
  before,
  isFieldName,
  readForm,
  type PostedForm,
} from "../../../domain/booking/draft/form.ts";
import {
  appliancesIn,
  mayAddAnother,
  withAnother,
  withoutOne,
} from "../../../domain/booking/draft/several.ts";
import { faultsOf, requestOf } from "../../../domain/booking/draft/request.ts";
import { begun, settled } from "../../../domain/booking/draft/settle.ts";
import { BOOKING_REFUSAL_FR } from "../../../domain/booking/refusals.ts";
import {
  readRecognition,
  recognitionPressed,
  type Recognition,
} from "../../../domain/booking/returning/posted.ts";
import { parseBooking } from "../../../domain/booking/request.ts";
import { stepOf, type BookingStep } from "../../../domain/booking/steps.ts";
import { searchKinds } from "../../../domain/catalogue/search.ts";
import { dialled } from "../../../domain/catalogue/safety/calls.ts";
import { dangerOf } from "../../../domain/catalogue/safety/danger.ts";
import { tunnelTo } from "../../../domain/catalogue/tree/tunnel.ts";
import { parsePhone } from "../../../domain/client/phone/phone.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { bookingFormPath } from "../../../domain/shop/address.ts";
import { isBookable } from "../../../domain/shop/bookable.ts";
import { withParameters } from "../../../domain/shop/need/need.ts";
import {
  addDays,
  dateOf,
  daysBetween,
  parseLocalDate,
  type LocalDate,
} from "../../../domain/time.ts";
import type { FieldErrors } from "../../../domain/validation.ts";
import type { PhotoRefusal } from "../../../domain/booking/draft/photo-refusal.ts";
import type { BookingFormProps, BookingProps } from "../../../web/site/props.ts";
import { townOf } from "../../agenda/locate.ts";
import { searchSlots } from "../../agenda/slots/rest.ts";
import { networkOf } from "../../platform/limit.ts";
import type { Services } from "../../services.ts";
import { SHOP_PATH, shopGate, type ShopRequest } from "../../shop/site.ts";
import { clientScope } from "../../shop/store.ts";
import { bookOrPropose, isProposal, type SlotProposal } from "../book-or-propose.ts";
import { findWish } from "../find-wish.ts";
import { bookingProps } from "../present.ts";
import { keepPosted } from "./photo/keep.ts";
import { loadPhotos } from "./photo/load.ts";
import { FORM_PARTS, type Fields } from "./photo/read.ts";
import { networkIn } from "../rest.ts";
import { openPass } from "../returning/open.ts";
import { reopenClients } from "../returning/load.ts";
import { recognise, type Recognised } from "./recognise.ts";

const PATH = `${SHOP_PATH}/rdv/simple`;
const LIMIT = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };

export async function bookingFormSite(app: FastifyInstance, services: Services): Promise<void> {
  const gate = shopGate(services);
  const open = async (request: ShopRequest, reply: FastifyReply) => {
    const found = await gate(request, reply);
    if (!found) return undefined;
    const { shop } = found;
    if (isBookable(shop))
      return bookingProps(shop, { query: request.query, now: services.clock() });
    void reply.redirect(`/${shop.zipcode}/${shop.slug}`, 302);
    return undefined;
  };
  const show = async (reply: FastifyReply, screen: Screen) => {
    void reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
    return services.web.page(reply, "booking/form", await propsOf(services, screen));
  };

  app.get(PATH, LIMIT, async (request: ShopRequest, reply) => {
    const offer = await open(request, reply);
    if (!offer) return reply;
    const draft = begun(offer, EMPTY_DRAFT);
    const step = reachable(draft, draft.kind_id === "" ? null : "problem");
    const recognition = readRecognition({});
    return show(reply, { offer, step, draft, booking_id: randomUUID(), fields: {}, recognition });
  });

  await app.register(async (inside) => {
    await inside.register(multipart, { limits: FORM_PARTS, throwFileSizeLimit: false });
    inside.post(PATH, LIMIT, async (request: ShopRequest, reply) => {
      const offer = await open(request, reply);
      const scope = offer && clientScope(offer.shop.id);
      if (!scope) return reply;
      const { fields, booking_id, refused } = await keepPosted(services, { request, scope });
      const form = readForm(fields, offer, offer.categories);
      const recognition = readRecognition(fields);
      const screen = { offer, fields, ...form, booking_id, refused, recognition };
      if (refused) return show(reply, screen);
      const next = { ...screen, ...(await answerTo(services, screen, request)) };
      const { shop_id } = scope;
      if (next.done) request.seen = { shop_id, step: "booked" };
      else if (next.step === "slot" && form.step !== "slot")
        request.seen = { shop_id, step: "hours" };
      return show(reply, next);
    });
  });
}

type Screen = {
  offer: BookingProps;
  step: BookingStep;
  booking_id: string;
  draft: Draft;
  fields: Fields;
  recognition: Recognition;
  /** What went wrong with the code of a returning client. */
  fault?: string;
  faults?: FieldErrors;
  refusal?: string;
  refused?: PhotoRefusal | "";
  done?: BookingFormProps["done"];
};
type Posted = Omit<Screen, "faults" | "refusal" | "done"> & PostedForm;

/** The screen that follows: back, the same one with its faults, the next one, or the booking. */
async function answerTo(
  services: Services,
  posted: Posted,
  request: ShopRequest,
): Promise<Partial<Screen>> {
  const { step, draft, stays, fields, offer, booking_id } = posted;
  if ("back" in fields) return { step: before(step) };
  const several = answerOfSeveral({ step, draft, fields, offer });
  if (several) return several;
  const known = await answerOfReturning(services, posted, request);
  if (known) return known;
  const wanted = typeof fields.to === "string" ? fields.to : undefined;
  if (wanted !== undefined) return { step: reachable(draft, wanted) };
  const faults = faultsOf(step, draft);
  if (stays && step === "slot") return { faults: without(faults, "slot") };
  if (stays) return {};
  if (Object.keys(faults).length > 0) return { faults };
  if (step !== "contact") return { step: reachable(draft, following(draft, step)) };
  return bookPosted(services, { draft, booking_id, offer }, request);
}

/** « Déjà client ? »; undefined for any other button. */
async function answerOfReturning(
  services: Services,
  { step, draft, fields, offer, recognition }: Posted,
  { ip }: ShopRequest,
): Promise<Recognised | undefined> {
  const pressed = step === "contact" ? recognitionPressed(fields) : undefined;
  const scope = clientScope(offer.shop.id);
  if (!pressed || !scope) return undefined;
  return recognise(services, scope, { recognition, pressed, draft, visitor: networkOf(ip) });
}

/** Another appliance of the same visit, or one less; undefined for any other button. */
function answerOfSeveral({
  step,
  draft,
  fields,
  offer,
}: Pick<Posted, "step" | "draft" | "fields" | "offer">): Partial<Screen> | undefined {
  if (typeof fields.drop === "string") {
    const left = settled(offer, answered(draft, withoutOne(draft, Number(fields.drop))));
    return { draft: left, step: reachable(left, draft.kind_id === "" ? "problem" : step) };
  }
  if (!("add" in fields) || !mayAddAnother(draft)) return undefined;
  const faults = faultsOf("problem", draft);
  if (Object.keys(faults).length > 0) return { faults };
  const more = settled(offer, answered(draft, withAnother(draft)));
  return { draft: more, step: "appliance", fields: {} };
}

const without = (faults: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => field !== name));

async function bookPosted(
  services: Services,
  { draft, booking_id, offer }: Pick<Screen, "draft" | "booking_id" | "offer">,
  request: ShopRequest,
): Promise<Partial<Screen>> {
  const posted = requestOf(draft, booking_id);
  const parsed = parseBooking(posted, parsePhone);
  if (isRefusal(parsed)) return faultyScreen(faultsIn(parsed.detail));
  const scope = clientScope(offer.shop.id);
  const result =
    scope &&
    (await bookOrPropose(services, {
      scope,
      request: parsed,
      with_photos: true,
      returning: openPass(services, scope.shop_id, posted),
      ...networkIn(request),
    }));
  if (!result) return { refusal: BOOKING_REFUSAL_FR["not-bookable"] };
  if (isProposal(result)) return anotherHour(result, draft, offer);
  if (isRefusal(result)) return { refusal: BOOKING_REFUSAL_FR[result.refused] };
  const { held_until = null, sheets = [], danger: _danger, ...done } = result;
  return { done: { ...done, held_until, sheets } };
}

/** The week that begins with the nearest hours; every answer but the hour is kept. */
function anotherHour(
  { refused, nearest }: SlotProposal,
  draft: Draft,
  { shop }: BookingProps,
): Partial<Screen> {
  const [first] = nearest.map((slot) => dateOf(slot.public_start_at, shop.timezone)).toSorted();
  return {
    step: "slot",
    draft: { ...draft, slot: null },
    fields: { first },
    refusal:
      refused === "slot-taken"
        ? "Ce créneau vient d’être pris. Choisissez-en un autre : vos réponses sont gardées."
        : BOOKING_REFUSAL_FR[refused],
  };
}

const faultsIn = (detail: unknown): FieldErrors =>
  Object.fromEntries(
    Object.entries(Object(detail)).flatMap(([field, text]) =>
      typeof text === "string" ? [[field, text]] : [],
    ),
  );

function faultyScreen(faults: FieldErrors): Partial<Screen> {
  const [first = ""] = Object.keys(faults);
  // The brand is asked here with the problem.
  return { step: first.startsWith("appliance.") ? "problem" : stepOf(first), faults };
}

/** What is wrong and has no field of its own is said above the screen. */
const faultWithoutField = (faults: FieldErrors = {}): string =>
  Object.entries(faults).find(([field]) => !isFieldName(field))?.[1] ?? "";

async function propsOf(services: Services, screen: Screen): Promise<BookingFormProps> {
  const { offer, step, draft, booking_id, fields } = screen;
  return {
    offer: { ...offer, wish: await wishOf(services, screen) },
    step,
    booking_id,
    draft: step === "contact" && draft.city === "" ? { ...draft, city: townOf(draft) } : draft,
    faults: screen.faults ?? {},
    refusal: screen.refusal ?? faultWithoutField(screen.faults),
    search: searchIn(offer, fields),
    week: step === "slot" ? await weekOf(services, screen) : null,
    danger: step === "problem" ? dangerIn(draft, offer.shop.zipcode) : null,
    photos: await photosOf(services, screen),
    recognition: await recognitionOf(services, screen),
    done: screen.done ?? null,
  };
}

async function recognitionOf(
  services: Services,
  { offer, step, recognition, fault = "" }: Screen,
): Promise<BookingFormProps["recognition"]> {
  const scope = clientScope(offer.shop.id);
  const isShown = scope && step === "contact";
  const clients = isShown ? await reopenClients(services, scope, recognition.passes) : [];
  return { ...recognition, clients, fault };
}

async function photosOf(
  services: Services,
  { offer, step, booking_id, refused = "" }: Screen,
): Promise<BookingFormProps["photos"]> {
  const scope = clientScope(offer.shop.id);
  const isShown = scope && step === "problem";
  return { refused, shown: isShown ? await loadPhotos(services, scope, booking_id) : [] };
}

/** Once the place is asked, the week itself says whether the hour is free. */
async function wishOf(services: Services, { offer, step, draft }: Screen) {
  const { wanted, shop } = offer;
  const scope = clientScope(shop.id);
  if (!wanted || !scope || (step !== "appliance" && step !== "problem")) return null;
  const linkTo = (slot: string): string => withParameters(bookingFormPath(shop), { slot });
  return findWish(services, scope, { wanted, draft, linkTo });
}

const MOST_FOUND = 8;

function searchIn({ appliances }: BookingProps, { q }: Fields): BookingFormProps["search"] {
  const words = typeof q === "string" ? q.slice(0, 80) : "";
  const found = words.trim() === "" ? [] : searchKinds(words, MOST_FOUND);
  return {
    q: words,
    found: found.flatMap(({ id }) => appliances.find((one) => one.id === id) ?? []),
  };
}

function dangerIn({ kind_id, node, description, zip }: Draft, shop_zip: string) {
  const answers = node === "" ? [] : tunnelTo(kind_id, node).path;
  const card = dangerOf({ answers, description });
  if (!card) return null;
  const { title, advice, calls, level } = card;
  const numbers = calls.map((call) => ({
    name: call.name,
    number: dialled(call, zip || shop_zip),
  }));
  return { title, advice, calls: numbers, isNotice: level === "notice" };
}

const DAYS = 7;

async function weekOf(
  services: Services,
  { offer, draft, fields }: Screen,
): Promise<BookingFormProps["week"]> {
  const { kind, where, zip, city } = draft;
  if (kind === "" || where === "" || (where === "Chez le client" && !/^\d{5}$/.test(zip)))
    return null;
  const first = firstIn(offer, fields);
  const place = { zip, city, lat: null, lon: null };
  const asked = { kind, where, ...askedOf(draft), first, days: DAYS, ...place };
  const found = await searchSlots(services, offer.shop.id, asked);
  const next = addDays(first, DAYS);
  return {
    slots: found?.slots ?? [],
    first,
    later: daysBetween(offer.today, next) <= offer.horizon_days ? next : null,
    out_of_area: found?.out_of_area ?? false,
    skills_apart: found?.skills_apart ?? false,
  };
}

/** What the hours depend on: the first appliance of the visit, then the others. */
function askedOf(draft: Draft) {
  const [first, ...others] = appliancesIn(draft).map(({ category_id, kind_id }) => ({
    category_id: category_id || null,
    kind_id,
  }));
  return {
    category_id: first?.category_id ?? ("" as const),
    kind_id: first?.kind_id ?? "",
    others,
  };
}

function firstIn(
  { today, horizon_days, wanted, shop }: BookingProps,
  { first }: Fields,
): LocalDate {
  const wish = wanted ? dateOf(wanted, shop.timezone) : today;
  const start = daysBetween(today, wish) < DAYS ? today : wish;
  const asked = typeof first === "string" ? parseLocalDate(first) : start;
  const isWithin = asked && asked >= today && daysBetween(today, asked) <= horizon_days;
  return isWithin ? asked : today;
}
