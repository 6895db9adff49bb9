/**
 * A booking in one transaction: the client found again or made, the repair with its journal, the
 * appointment. Two exchanges with the database: locks and reads, then inserts, messages and commit together.
 */
import { visitMinutes } from "../../domain/shop/duration/duration.ts";
import { isBookable } from "../../domain/shop/bookable.ts";
import { publishedTerms } from "../../domain/shop/default-terms.ts";
import { randomUUIDv7 } from "node:crypto";
import type { AgendaEvent } from "../../domain/agenda/event.ts";
import { slotStillFree } from "../../domain/agenda/slot-choice.ts";
import { areSkillsApart } from "../../domain/agenda/together/skills.ts";
import type { FreeSlot } from "../../domain/agenda/slot-request.ts";
import type { Place, TravelTime } from "../../domain/agenda/travel.ts";
import { travelRulesOf } from "../../domain/agenda/travel-rules.ts";
import { acquaintanceOf, type Acquaintance } from "../../domain/booking/acquaintance.ts";
import type { PlannedAppliance } from "../../domain/booking/plan/appliance.ts";
import { knownClient, phonesOf } from "../../domain/booking/plan/client.ts";
import { planBooking, type BookingPlan } from "../../domain/booking/plan/plan.ts";
import { holdState, unusualFrom } from "../../domain/booking/hold.ts";
import type { BookingRequest } from "../../domain/booking/request.ts";
import type { BookingRefusal } from "../../domain/booking/refusals.ts";
import { checkBooking } from "../../domain/booking/rules.ts";
import { checkStanding } from "../../domain/booking/standing.ts";
import type { DangerCard } from "../../domain/catalogue/safety/card.ts";
import { storedCard } from "../../domain/catalogue/safety/cards.ts";
import type { Client } from "../../domain/client/client.ts";
import { isEmptyGain } from "../../domain/client/gain.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import type { Appliance } from "../../domain/repair/appliance/appliance.ts";
import { fold } from "../../domain/repair/fold.ts";
import type { JournalItem } from "../../domain/repair/journal.ts";
import { dateOf, type Instant } from "../../domain/time.ts";
import {
  loadShopAgenda,
  slotRequestOf,
  type ShopAgenda,
  type SlotQuestion,
} from "../agenda/slots/find.ts";
import { eventsOfRepairs, eventsOfVisits, lockUsers, writeEvent } from "../agenda/store.ts";
import { isTold } from "../account/webhook/store.ts";
import { clientsReachedBy, insertClient, lockReach, seeClient } from "../client/store.ts";
import { giveFiles } from "../file/store.ts";
import { keepPlans, lastly, type LastStatements, type ShopDb } from "../platform/database/scope.ts";
import { hashOf, newSecret } from "../platform/security/link-secret.ts";
import { insertAppliance, loadAppliances } from "../repair/appliance/store.ts";
import {
  insertRepair,
  loadRepairs,
  newSheetid,
  REFERENCE_TO_COME,
  type RepairRow,
} from "../repair/store.ts";
import type { StaffedShop } from "../shop/store.ts";
import { keepTerms, termsName } from "../shop/terms/store.ts";
import { announceBooking } from "./announce.ts";
import { insertProposal } from "./proposal/store.ts";
import { loadReturning } from "./returning/load.ts";
import type { Returning } from "./returning/open.ts";
import { announceHold, holdIfUnusual, type Hold } from "./hold/hold.ts";
import { loadBooking } from "./hold/store.ts";
import {
  countDemand,
  countFromNetwork,
  countOfClients,
  expectUsualDemand,
  insertBooking,
  loadAcquaintance,
  type CountedDemand,
} from "./store.ts";

export type BookingInput = {
  request: BookingRequest;
  /** Where the visit takes place; null at the workshop or when the address could not be located. */
  place: Place | null;
  now: Instant;
  /** What the links of the messages begin with. */
  origin: string;
  /** The routing server's times, asked before the transaction; without them the shop's own estimate. */
  travel?: TravelTime;
  /** Those that wait for this booking join its repair. */
  with_photos?: true;
  /** Who proved by a code to be on file. */
  returning?: Returning | undefined;
  /**
   * The visitor's network, empty when a relay hides it, and how many bookings of unknown contacts a day are taken from one
   * network, and by the shop before it holds them; absent for the machine of the server itself.
   */
  from?: { network: string; most: number };
  /** The offer whose window this booking takes: only for it are those hours free. */
  offer_id?: string | undefined;
};

export type BookingResult = {
  sheetid: string;
  reference: string;
  public_start_at: Instant;
  public_end_at: Instant;
  /** Each appliance of a visit for several, the first one too; absent for one alone. */
  sheets?: { appliance: string; sheetid: string }[];
  /** What the visitor's words call for at once. */
  danger?: DangerCard;
  /** It stands only once the link of the letter is pressed; until then the slot is free again at that time. */
  held_until?: Instant;
};

/**
 * Books, or refuses and writes nothing; undefined when the shop of this transaction does not exist.
 * Idempotent: a booking sent twice is answered like the first time.
 */
export async function book(
  db: ShopDb,
  shop_id: string,
  input: BookingInput,
): Promise<LastStatements<BookingResult> | BookingResult | Refusal<BookingRefusal> | undefined> {
  const { request, place, now, from, offer_id } = input;
  const { user_id, start_at } = request.slot;
  const reach = { email: request.client.email, phones: phonesOf(request.client) };
  // Queries are pipelined in this order. Locks first: what is read after them cannot change before the end.
  const [, , , agenda, [repair], candidates, of_network, counted, programs] = await Promise.all([
    keepPlans(db),
    lockReach(db, shop_id, { ...reach, network: from?.network }),
    lockUsers(db, [user_id]),
    loadShopAgenda(db, shop_id, { at: start_at, days: 1, user_id, now, offer_id }),
    loadRepairs(db, [request.booking_id]),
    clientsReachedBy(db, reach),
    from?.network ? countFromNetwork(db, from.network, now) : 0,
    from ? countDemand(db, now) : undefined,
    isTold(db),
  ]);
  if (!agenda) return undefined;
  if (repair) return repeatedResult(db, repair);
  const returning = input.returning && (await loadReturning(db, input.returning, kindsOf(request)));
  const known = returning?.client ?? knownClient(request, candidates);
  const owners = returning ? [...candidates, returning.client] : candidates;
  const ids = owners.map(({ id }) => id);
  const [of_contact, facts] = await Promise.all([
    countOfClients(db, ids, now),
    known && loadAcquaintance(db, known.id),
  ]);
  const found = acquaintanceOf(facts);
  const acquaintance = returning && found === "unknown" ? "confirmed" : found;
  const rules = { per_network: from?.most ?? 0, acquaintance };
  const refused = checkStanding({ of_network, of_contact }, rules);
  if (refused) return refused;
  const free = findWantedSlot(agenda, input);
  if (isRefusal(free)) return free;
  const hold =
    from && counted && acquaintance === "unknown"
      ? await holdIfUnusual(db, { shop_id, request, now, least: from.most, counted })
      : undefined;
  if (hold && isRefusal(hold)) return hold;
  const durations = [request, ...request.others].map((one) =>
    visitMinutes(agenda.shop.booking_rules, { kind: request.kind, ...askedOf(one) }),
  );
  const newId = randomUUIDv7;
  const context = { shop_id, candidates, returning, free, durations, place, now, newId };
  const plan = planBooking(request, context);
  return writeBooking(db, plan, {
    shop: agenda.shop,
    input,
    acquaintance,
    hold,
    counted,
    programs,
  });
}

const kindsOf = (request: BookingRequest): (string | undefined)[] =>
  [request, ...request.others].map(({ appliance }) => appliance?.kind_id);

/** The slot as it can be kept now, its trips recomputed; only its own day is looked at. */
export function findWantedSlot(
  agenda: ShopAgenda,
  { request, place, now, travel }: Pick<BookingInput, "request" | "place" | "now" | "travel">,
): FreeSlot | Refusal<BookingRefusal> {
  const { slot } = request;
  const { shop } = agenda;
  if (!isBookable(shop)) return refuse("not-bookable");
  const checked = checkBooking(request, {
    rules: shop.booking_rules,
    travel_rules: travelRulesOf(shop.travel_rules, shop),
    ...slotQuestionFor(request, place),
    now,
    zone: shop.timezone,
  });
  if (isRefusal(checked)) return checked;
  const first = dateOf(slot.start_at, shop.timezone);
  const question = { ...slotQuestionFor(request, place), first, days: 1 };
  const slots = slotRequestOf(agenda, { question, now });
  if (areSkillsApart(slots)) return refuse("skills-apart");
  const free = slotStillFree({ ...slots, ...(travel ? { travel } : {}) }, slot);
  return free && hasSameWindow(free, slot) ? free : refuse("slot-taken");
}

export const slotQuestionFor = (
  {
    kind,
    where,
    appliance,
    others,
    address,
  }: Pick<BookingRequest, "kind" | "where" | "appliance" | "others" | "address">,
  place: Place | null,
): Pick<
  SlotQuestion,
  "kind" | "where" | "category_id" | "kind_id" | "others" | "place" | "zips"
> => ({
  kind,
  where,
  ...askedOf({ appliance }),
  others: others.map(askedOf),
  place,
  ...(address && { zips: [address.zip] }),
});

const askedOf = ({ appliance }: Pick<BookingRequest, "appliance">) => ({
  category_id: appliance?.category_id ?? null,
  kind_id: appliance?.kind_id,
});

/** The rules may have changed since the page was read: only the window that was chosen is booked. */
export const hasSameWindow = (
  slot: Pick<FreeSlot, "public_start_at" | "public_end_at">,
  wanted: BookingRequest["slot"],
): boolean =>
  slot.public_start_at === wanted.public_start_at && slot.public_end_at === wanted.public_end_at;

const CLIENT_AUTHOR = { kind: "client", account_id: null } as const;

type Writing = {
  shop: StaffedShop;
  input: BookingInput;
  acquaintance: Acquaintance;
  hold: Hold | undefined;
  /** Absent for the server's own machine. */
  counted: CountedDemand | undefined;
  /** What programs are told is written before the commit, so the commit cannot leave with the last statements. */
  programs: boolean;
};

/**
 * Throws when the person became busy (`refuseTaken`): all but a known client's last sight leaves with the commit.
 * The shop's counter is locked from the repair to the commit: all bookings of the shop wait for it. The first repair is
 * numbered last, since the letters take the last number.
 */
async function writeBooking(
  db: ShopDb,
  plan: BookingPlan,
  writing: Writing,
): Promise<LastStatements<BookingResult> | BookingResult> {
  const { client, proposal, repair, event, others } = plan;
  const { shop, input, hold, programs } = writing;
  const { shop_id, id: repair_id, created_at } = repair;
  if (proposal) await seeClient(db, client.id, input.now);
  const photos = input.with_photos ? await takePhotos(db, repair_id) : [];
  const terms = publishedTerms(shop);
  const accepted: JournalItem = { type: "TermsAccepted", payload: termsName(terms) };
  const first = { ...plan, items: [...plan.items, ...photos] };
  const parts = [...others, first].map((part) => ({
    ...part,
    items: [...part.items, accepted],
    sheetid: newSheetid(),
  }));
  const result = { ...resultOf(parts), ...(hold && { held_until: hold.until }) };
  const gain = proposal && !isEmptyGain(proposal) ? proposal : undefined;
  const details_token = gain && client.email ? newSecret() : undefined;
  const write = async (): Promise<BookingResult> => {
    // Queries are pipelined in this order.
    const [, , references] = await Promise.all([
      !proposal && insertClient(db, client),
      keepTerms(db, { text: terms, at: created_at }),
      insertParts(db, parts, { client, ...writing }),
      gain && insertProposal(db, { shop_id, repair_id, gain, created_at }, details_token),
      insertOrigin(db, repair, writing),
      hold
        ? announceHold(db, { hold, ...input, shop, sheetid: result.sheetid, window: result })
        : announceBooking(db, result, { ...input, shop, event, client, details_token }),
    ]);
    return { ...result, reference: references.at(-1) ?? "" };
  };
  return programs ? write() : lastly(write);
}

type Part = PlannedAppliance & { sheetid: string };
type PartWriting = Pick<Writing, "shop" | "input" | "hold"> & { client: Client };

/** Answers the references. An event names the first repair of its visit, so all the repairs come before. */
async function insertParts(
  db: ShopDb,
  parts: readonly Part[],
  { shop, input, hold, client }: PartWriting,
): Promise<string[]> {
  const created_on = dateOf(input.now, shop.timezone);
  const held = hold ? [heldItem(hold)] : [];
  const [, references] = await Promise.all([
    Promise.all(
      parts.flatMap(({ appliance, isOnFile, repair: { shop_id } }) =>
        appliance && !isOnFile
          ? [insertAppliance(db, { shop_id, client_id: client.id }, appliance)]
          : [],
      ),
    ),
    Promise.all(
      parts.map(({ repair, sheetid, items: opening }) => {
        const items = [...opening, ...held];
        return insertRepair(db, repair, { sheetid, author: CLIENT_AUTHOR, items, created_on });
      }),
    ),
    Promise.all(parts.map(({ event }) => writeEvent(db, event, input.now))),
  ]);
  return references;
}

async function takePhotos(db: ShopDb, repair_id: string): Promise<JournalItem[]> {
  const files = await giveFiles(db, { from: "booking", id: repair_id, repair_id });
  return files.map((file) => ({ type: "PhotoAdded", payload: { ...file, shared: false } }));
}

const heldItem = ({ until }: Hold): JournalItem => ({ type: "BookingHeld", payload: { until } });

/** Nothing for a known client, nor for the server's own machine. After the repair: see `expectUsualDemand`. */
async function insertOrigin(
  db: ShopDb,
  { shop_id, id: repair_id, created_at }: BookingPlan["repair"],
  { input: { from, now }, acquaintance, hold, counted }: Writing,
): Promise<void> {
  if (!from || acquaintance === "known") return;
  const mayBeHeld = acquaintance === "unknown" && !hold;
  const unusual = mayBeHeld && counted && unusualFrom(counted, from.most);
  await Promise.all([
    unusual && counted && expectUsualDemand(db, now, { counted, unusual }),
    insertBooking(db, {
      shop_id,
      repair_id,
      network: from.network,
      created_at,
      held_until: hold?.until ?? null,
      token_hash: hold ? hashOf(hold.token) : null,
      confirmed_at: acquaintance === "confirmed" ? created_at : null,
    }),
  ]);
}

/** The last part is the first appliance of the visit, whose sheet stands for all. */
function resultOf(parts: readonly Part[]): BookingResult {
  const [first, ...others] = parts.toReversed();
  if (!first) throw new Error("a booking has a first appliance");
  const all = [first, ...others.toReversed()];
  const dangers = all.map(({ items }) => storedCard(fold(items).danger ?? ""));
  return answerOf(
    { ...first, reference: REFERENCE_TO_COME },
    {
      sheets: all.map(({ sheetid, appliance }) => ({ sheetid, appliance: nameOf(appliance) })),
      danger: dangers.find((card) => card !== null) ?? undefined,
    },
  );
}

const nameOf = (appliance: Pick<Appliance, "kind"> | null | undefined): string =>
  appliance?.kind || "Autre appareil";

type First = Pick<RepairRow, "sheetid" | "reference"> & { event: AgendaEvent };
type Rest = { sheets: NonNullable<BookingResult["sheets"]>; danger: DangerCard | undefined };

const answerOf = ({ sheetid, reference, event }: First, { sheets, danger }: Rest) => ({
  sheetid,
  reference,
  public_start_at: event.public_start_at ?? event.start_at,
  public_end_at: event.public_end_at ?? event.end_at,
  ...(sheets.length > 1 && { sheets }),
  ...(danger && { danger }),
});

/** A repair of the office never gives its link to a visitor. */
async function repeatedResult(
  db: ShopDb,
  repair: RepairRow,
): Promise<BookingResult | Refusal<"id-taken">> {
  const [event] = repair.created_by === null ? await eventsOfRepairs(db, [repair.id]) : [];
  if (!event) return refuse("id-taken");
  const ids = (await eventsOfVisits(db, [repair.id])).map(({ repair_id }) => repair_id ?? "");
  const others = (await loadRepairs(db, ids)).filter(({ id }) => id !== repair.id);
  const repairs = [repair, ...others];
  const appliances = await loadAppliances(
    db,
    repairs.flatMap(({ appliance_id }) => appliance_id ?? []),
  );
  const sheets = repairs.map(({ sheetid, appliance_id }) => ({
    sheetid,
    appliance: nameOf(appliances.find(({ id }) => id === appliance_id)),
  }));
  const booking = await loadBooking(db, repair.id);
  const held_until = booking && holdState(booking) === "waiting" ? booking.held_until : null;
  const danger = repairs.map((one) => storedCard(one.danger)).find((card) => card !== null);
  return {
    ...answerOf({ ...repair, event }, { sheets, danger: danger ?? undefined }),
    ...(held_until && { held_until }),
  };
}
