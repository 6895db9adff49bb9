/** What the shop's changes to an appointment tell: its repair's journal, and the client it was announced to. */
import { ownEvents } from "../../domain/repair/webhook/events.ts";
import { appointmentChanges } from "../../domain/repair/appointment.ts";
import type { JournalItem } from "../../domain/repair/journal.ts";
import type { AgendaEvent } from "../../domain/agenda/event.ts";
import { freedHours } from "../../domain/agenda/freed/freed.ts";
import { storedCard } from "../../domain/catalogue/safety/cards.ts";
import { changeableUntil } from "../../domain/booking/rules.ts";
import type { Client } from "../../domain/client/client.ts";
import type { Email } from "../../domain/message/message.ts";
import { senderOf } from "../../domain/message/sender.ts";
import {
  appointmentCancelled,
  appointmentMoved,
  bookingConfirmed,
} from "../../domain/message/appointment.ts";
import type { Instant } from "../../domain/time.ts";
import { calendarFile } from "./document/calendar.ts";
import { loadClients } from "../client/store.ts";
import { queueEmail } from "../message/outbox/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { enqueue } from "../platform/queue.ts";
import { loadAppliances } from "../repair/appliance/store.ts";
import { planEvents } from "../repair/notice/store.ts";
import { appendItems, loadRepairs, type RepairRow } from "../repair/store.ts";
import type { StaffedShop } from "../shop/store.ts";
import { loadTogether, type Together } from "./together/load.ts";

export type AnnouncementContext = Pick<ChangeContext, "author" | "at" | "made_at" | "origin"> & {
  shop: StaffedShop;
  /** "none": the shop tells the client itself, or nothing that was announced has changed. */
  letters?: "queued" | "none";
  /** What a client said of cancelling. */
  reason?: string;
  /** The other events of its visit that were cancelled with it: one letter tells all of them. */
  together?: readonly AgendaEvent[];
};

type Change = { before: AgendaEvent | undefined; after: AgendaEvent | undefined };

/** Writes what became of the appointment in the journals of its repairs, then to the client. */
export async function announceChange(
  db: ShopDb,
  change: Change,
  announcing: AnnouncementContext,
): Promise<void> {
  await offerFreed(db, change, announcing);
  const { shop, author, at, reason } = announcing;
  await tellPrograms(db, [change], at);
  const changed = { by: byWhom(author), ...(reason && { reason }) };
  for (const { repair_id, items } of appointmentChanges(change.before, change.after, changed)) {
    await appendItems(db, { shop_id: shop.id, repair_id, author, at }, items);
    if (announcing.letters === "none") continue;
    await announceAppointment(db, { ...announcing, ...change, repair_id, items });
  }
}

/** Of the appointments without a repair: what is told of the others follows from the journals. */
export const tellPrograms = (db: ShopDb, changes: readonly Change[], at: Instant): Promise<void> =>
  planEvents(
    db,
    changes.map(({ before, after }) => ({ repair_id: null, events: ownEvents(before, after) })),
    at,
  );

const byWhom = ({ kind }: AnnouncementContext["author"]) =>
  kind === "client" ? ("client" as const) : ("shop" as const);

/** Clients who wait for an earlier window are offered the hours that are free again, by a task. */
async function offerFreed(
  db: ShopDb,
  { before, after }: Change,
  { shop, at }: AnnouncementContext,
): Promise<void> {
  for (const freed of freedHours(before, after, at))
    await enqueue(db, "offer-window", { shop_id: shop.id, ...freed }, { run_at: at });
}

type Announcement = Change &
  AnnouncementContext & { repair_id: string; items: readonly JournalItem[] };

/**
 * One letter to the client about an appointment still to come whose window was announced. One that the
 * shop planned for itself, without a window, is its own affair.
 */
export async function announceAppointment(db: ShopDb, announcement: Announcement): Promise<void> {
  const { repair_id, at } = announcement;
  const item = announcement.items.find(({ type }) => type.startsWith("Appointment"));
  const event =
    item?.type === "AppointmentCancelled"
      ? announcement.before
      : (announcement.after ?? announcement.before);
  const window = event && windowOf(event);
  if (!item || !event || !window || window.public_end_at <= at) return;
  const [repair] = await loadRepairs(db, [repair_id]);
  const [client] = repair ? await loadClients(db, [repair.client_id]) : [];
  if (!repair || !client) return;
  const [appliance] = await loadAppliances(db, repair.appliance_id ? [repair.appliance_id] : []);
  const letter = letterFor(item, {
    ...announcement,
    ...(await loadTogether(db, event, announcement)),
    event,
    window,
    repair,
    client,
    appliance: appliance?.kind ?? "",
    kind_id: appliance?.kind_id ?? null,
  });
  const attachments =
    item.type === "AppointmentCancelled" ? [] : [entryOf(announcement, event, repair)];
  await queueEmail(db, letter, { at, repair_id, attachments });
}

type Window = { public_start_at: Instant; public_end_at: Instant };

const windowOf = ({ public_start_at, public_end_at }: AgendaEvent): Window | undefined =>
  public_start_at && public_end_at ? { public_start_at, public_end_at } : undefined;

type LetterContext = Announcement & {
  event: AgendaEvent;
  window: Window;
  repair: RepairRow;
  client: Client;
  appliance: string;
  kind_id: string | null;
} & Together;

function letterFor(item: JournalItem, about: LetterContext): Email | null {
  const { shop, window, event, before, repair, client, origin, at, appliance, kind_id } = about;
  const visit = { kind: event.kind, where: event.where, ...window, zone: shop.timezone };
  const to = { to: client.email, shop: senderOf(shop), kind_id };
  const { others, references } = about;
  const common = { ...to, ...visit, reference: [repair.reference, ...references].join(", ") };
  if (item.type === "AppointmentCancelled")
    return appointmentCancelled({
      ...common,
      url: bookingPage(about),
      by: byWhom(about.author),
      kept: others.map((other) => other.appliance),
    });
  const limit = changeableUntil(window.public_start_at, shop.booking_rules);
  const letter = {
    ...common,
    url: trackingPage(origin, repair),
    appliance,
    others,
    change_until: limit > at ? limit : null,
    danger: storedCard(repair.danger),
  };
  const from = item.type === "AppointmentMoved" && before ? windowOf(before) : undefined;
  return from ? appointmentMoved({ ...letter, from }) : bookingConfirmed(letter);
}

const trackingPage = (origin: string, { sheetid }: RepairRow): string =>
  `${origin}/suivi/${sheetid}`;
const bookingPage = ({ origin, shop }: AnnouncementContext): string =>
  `${origin}/${shop.zipcode}/${shop.slug}/rdv`;

const entryOf = (
  { shop, origin, at }: AnnouncementContext,
  event: AgendaEvent,
  repair: RepairRow,
) => ({
  filename: "rendez-vous.ics",
  content_type: "text/calendar; charset=utf-8; method=PUBLISH",
  content: calendarFile({
    event,
    shop,
    reference: repair.reference,
    url: trackingPage(origin, repair),
    now: at,
  }),
});
