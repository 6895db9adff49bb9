/** What a client may read of a repair behind its public link: nothing that says who they are. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { ShopScope } from "../../domain/account/scope.ts";
import { isRoad } from "../../domain/agenda/departure/leave.ts";
import { narrowWindow, type NarrowWindow } from "../../domain/agenda/departure/narrow.ts";
import type { AgendaEvent } from "../../domain/agenda/event.ts";
import { clientChange } from "../../domain/booking/client-change.ts";
import type { InterventionName } from "../../domain/catalogue/interventions.ts";
import { applianceDrawing } from "../../domain/catalogue/kinds.ts";
import { storedCard } from "../../domain/catalogue/safety/cards.ts";
import { isRemovable, takesPhotos } from "../../domain/repair/client-photo/client-photo.ts";
import {
  bonusConsentIn,
  bonusConsentText,
} from "../../domain/repair/bonus-consent/bonus-consent.ts";
import { conversationOf } from "../../domain/repair/conversation/conversation.ts";
import type { JournalEntry } from "../../domain/repair/journal.ts";
import { isJournalItem } from "../../domain/repair/journal.ts";
import { PHOTO_CONSENT, photoConsentIn } from "../../domain/repair/photo-consent/photo-consent.ts";
import { shopAt } from "../../domain/shop/identity/identity.ts";
import { acceptedTermsIn } from "../../domain/repair/terms/accepted.ts";
import { publicItem } from "../../domain/repair/public.ts";
import { dateOf, type Instant, type Zone } from "../../domain/time.ts";
import type { TrackedAppointment, TrackingProps } from "../../web/site/props.ts";
import { filesOf } from "../file/store.ts";
import type { Database } from "../platform/database/open.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { cardOf } from "../shop/present.ts";
import { clientScope, loadShop } from "../shop/store.ts";
import { loadAppliances } from "./appliance/store.ts";
import { certificateOf, invoicesOf, quotesOf } from "./paper/list.ts";
import { itemsOfRepairs, loadRepairs, type RepairRow } from "./store.ts";

const SHEETID = /^[\w-]{22}$/;
type TrackedPhoto = TrackingProps["photos"][number];
export type Sheet = { scope: ShopScope; repair_id: string };

/** The gate of a tracking page; undefined for an id that opens nothing. */
export async function findSheet(database: Database, sheetid: string): Promise<Sheet | undefined> {
  if (!SHEETID.test(sheetid)) return undefined;
  const found = await database.withSystem(async (db) => {
    const { rows } = await sql<{ shop_id: string; repair_id: string }>`
      select shop_id, repair_id from app.find_sheet(${sheetid})`.execute(db);
    return rows[0];
  }, "read");
  const scope = found && clientScope(found.shop_id);
  return found && scope && { scope, repair_id: found.repair_id };
}

/** The whole tracking page; undefined when the repair is not there. */
export async function loadTracking(
  db: ShopDb,
  { scope, repair_id }: Sheet,
  now: Instant,
): Promise<TrackingProps | undefined> {
  const [stored, [repair]] = await Promise.all([
    loadShop(db, scope.shop_id),
    loadRepairs(db, [repair_id]),
  ]);
  if (!stored || !repair) return undefined;
  const shop = shopAt(stored, now);
  const zone = shop.timezone;
  const [
    appliances,
    appointments,
    quotes,
    invoices,
    items,
    photos,
    hold,
    certificate,
    waiting,
    bonus,
  ] = await Promise.all([
    loadAppliances(db, repair.appliance_id ? [repair.appliance_id] : []),
    appointmentsOf(db, repair_id),
    quotesOf(db, repair, { at: now, today: dateOf(now, zone) }),
    invoicesOf(db, repair, dateOf(now, zone)),
    itemsOfRepairs(db, [repair_id]),
    photosOf(db, repair, now),
    holdOf(db, repair_id),
    certificateOf(db, repair),
    waitingOf(db, repair_id),
    bonusOf(db, repair_id),
  ]);
  const { sheetid, reference, status, created_at, lastUpdateAt, where } = repair;
  return {
    sheetid,
    reference,
    shop: { ...cardOf(shop), street: shop.street, timezone: zone },
    status,
    created_at,
    lastUpdateAt,
    // Not the name that the shop gave it: it may hold the client's.
    appliance: appliances.map(({ kind, brand }) => [kind, brand].filter(Boolean).join(" ")).join(),
    drawing: applianceDrawing(appliances[0]?.kind_id),
    where,
    device_at: deviceAt(items),
    appointments: appointments.map(
      ({
        announced_at,
        start_at,
        visits_before,
        fullday,
        assigned_to,
        resource_ids,
        ...visit
      }) => ({
        ...visit,
        expected_at: visit.status === "TODO" ? expectedAt(items, visit.id) : null,
        narrow: announced_at && narrowOf({ ...visit, start_at, visits_before }, { now, zone }),
        is_over: visit.status === "TODO" && (repair.archived || visit.public_end_at < now),
        change: clientChange(
          {
            status: visit.status,
            public_start_at: announced_at,
            fullday,
            assigned_to,
            resource_ids,
          },
          {
            rules: shop.booking_rules,
            now,
            repair: { archived: repair.archived, held: hold?.state === "waiting" },
          },
        ),
      }),
    ),
    quotes,
    invoices,
    messages: messagesOf(items, zone),
    terms_accepted_at: acceptedTermsIn(items)?.at ?? null,
    bonus_consent: bonus.is_deducted
      ? {
          ...(bonusConsentIn(items) ?? {
            since: null,
            by: "client" as const,
            text: bonusConsentText(shop.name),
          }),
          is_final: bonus.is_sent,
        }
      : null,
    photo_consent: photoConsentIn(items) ?? { since: null, text: PHOTO_CONSENT },
    conversation: conversationOf(items),
    waiting,
    writing: { id: randomUUID(), text: "", problem: null },
    photos,
    sending: { is_open: takesPhotos(status), problem: "" },
    danger: repair.archived ? null : storedCard(repair.danger),
    hold,
    certificate,
  };
}

type PlannedAppointment = Omit<
  TrackedAppointment,
  "expected_at" | "narrow" | "is_over" | "change"
> & {
  /** The window as it was announced; null when the shop planned it for itself. */
  announced_at: Instant | null;
  /** Of the technician's day: never shown. */
  start_at: Instant;
  /** Visits of the same technician that are still to be done before it. */
  visits_before: number;
} & Pick<AgendaEvent, "fullday" | "assigned_to" | "resource_ids">;

async function appointmentsOf(db: ShopDb, repair_id: string): Promise<PlannedAppointment[]> {
  const { rows } = await sql<PlannedAppointment & { kind: InterventionName }>`
    select e.id, e.kind, e."where", e.status, coalesce(e.public_start_at, e.start_at) as public_start_at,
      coalesce(e.public_end_at, e.end_at) as public_end_at,
      coalesce((select u.firstname from app.event_assignee a join app.shop_user u on u.shop_id = a.shop_id and u.id = a.user_id
        where a.shop_id = e.shop_id and a.event_id = e.id order by u.position, u.id limit 1), '') as technician,
      e.public_start_at as announced_at, e.start_at, e.fullday,
      (select count(*)::int from app.event p
        where p.shop_id = ${SHOP_ID} and p.start_at < e.start_at and p.start_at > e.start_at - interval '14 hours'
          and p.status = 'TODO' and p.repair_id is not null and e.status = 'TODO' and e.public_start_at is not null
          and exists (select from app.event_assignee mine join app.event_assignee a
            on a.shop_id = ${SHOP_ID} and a.event_id = p.id and a.user_id = mine.user_id
            where mine.shop_id = ${SHOP_ID} and mine.event_id = e.id)) as visits_before,
      array(select a.user_id from app.event_assignee a where a.shop_id = ${SHOP_ID} and a.event_id = e.id) as assigned_to,
      array(select r.resource_id from app.event_resource r where r.shop_id = ${SHOP_ID} and r.event_id = e.id) as resource_ids
    from app.event e where e.shop_id = ${SHOP_ID} and e.repair_id = ${repair_id} order by e.start_at, e.id`.execute(
    db,
  );
  return rows;
}

async function holdOf(db: ShopDb, repair_id: string): Promise<TrackingProps["hold"]> {
  const { rows } = await sql<NonNullable<TrackingProps["hold"]>>`
    select case when b.released_at is null then 'waiting' else 'released' end as state, b.held_until as until
    from app.booking b where b.shop_id = ${SHOP_ID} and b.repair_id = coalesce((select e.visit_id from app.event e
        where e.shop_id = ${SHOP_ID} and e.repair_id = ${repair_id} and e.visit_id is not null limit 1), ${repair_id}::uuid)
      and b.held_until is not null and b.confirmed_at is null`.execute(db);
  return rows[0] ?? null;
}

async function waitingOf(db: ShopDb, repair_id: string): Promise<TrackingProps["waiting"]> {
  const { rows } = await sql<{ part: NonNullable<TrackingProps["waiting"]> }>`
    select w.part from app.waiting w
    where w.shop_id = ${SHOP_ID} and w.repair_id = ${repair_id} and w.ended_at is null`.execute(db);
  return rows[0]?.part ?? null;
}

/** Whether a quote or an invoice of the repair deducts a bonus, and whether its claim left. */
async function bonusOf(
  db: ShopDb,
  repair_id: string,
): Promise<{ is_deducted: boolean; is_sent: boolean }> {
  const { rows } = await sql<{ is_deducted: boolean; is_sent: boolean }>`
    select exists (select from app.quote q where q.shop_id = ${SHOP_ID} and q.repair_id = ${repair_id}
        and q.status in ('Envoyé', 'Accepté') and q.bonus > 0)
      or exists (select from app.invoice i join app.invoice_balance b on b.shop_id = ${SHOP_ID} and b.invoice_id = i.id
        where i.shop_id = ${SHOP_ID} and i.repair_id = ${repair_id} and b.bonus > b.bonus_credited) as is_deducted,
      exists (select from app.claim k where k.shop_id = ${SHOP_ID} and k.repair_id = ${repair_id}
        and k.state in ('sent', 'complete', 'repaid')) as is_sent`.execute(db);
  return rows[0] ?? { is_deducted: false, is_sent: false };
}

async function photosOf(
  db: ShopDb,
  { id, sheetid }: RepairRow,
  now: Instant,
): Promise<TrackedPhoto[]> {
  const files = await filesOf(db, { recipientType: "repair", recipientIDs: [id] });
  return files
    .filter(({ shared }) => shared)
    .map((file) => {
      const url = `/suivi/${sheetid}/photo/${file.id}`;
      return {
        url,
        thumbnail: `${url}/thumbnail`,
        tags: [...file.tags],
        own: file.created_by === null,
        removal_url: isRemovable(file, now) ? `/suivi/${sheetid}/photos/${file.id}/retirer` : null,
      };
    });
}

/** The hour that the technician on the road gave last. */
function expectedAt(items: readonly JournalEntry[], event_id: string): Instant | null {
  const said = items.findLast(
    (item) =>
      (item.type === "TechnicianLeft" || item.type === "TechnicianArrived") &&
      item.payload.event_id === event_id,
  );
  return said?.type === "TechnicianLeft" ? said.payload.expected_at : null;
}

type OnTheRoad = Pick<
  PlannedAppointment,
  "kind" | "where" | "status" | "public_start_at" | "public_end_at" | "start_at" | "visits_before"
>;

/** On the day of a visit at the client's. */
function narrowOf(
  visit: OnTheRoad,
  { now, zone }: { now: Instant; zone: Zone },
): NarrowWindow | null {
  const isToday = dateOf(visit.start_at, zone) === dateOf(now, zone);
  return isToday && isRoad({ ...visit, repair_id: "" }) ? narrowWindow(visit, now) : null;
}

/** Where the machine is, as far as the journal says. */
function deviceAt(items: readonly JournalEntry[]): TrackingProps["device_at"] {
  const last = items.findLast(({ type }) => type === "DeviceReceived" || type === "DeviceReturned");
  if (!last) return "client";
  return last.type === "DeviceReceived" ? "shop" : "returned";
}

const messagesOf = (items: readonly JournalEntry[], zone: Zone): TrackingProps["messages"] =>
  items
    .filter(isJournalItem)
    .flatMap((item) => {
      const text = publicItem(item, zone);
      return text === undefined ? [] : [{ at: item.created_at, text }];
    })
    .reverse();
