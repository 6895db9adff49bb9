/** « Je suis en route »: the client is told the hour, once a visit. */
import { leaveForVisit, type DepartureRefusal } from "../../../domain/agenda/departure/leave.ts";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { onTheWay } from "../../../domain/message/appointment.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import type { Instant } from "../../../domain/time.ts";
import { lockEvent } from "../../agenda/save-event.ts";
import { eventsOfVisits } from "../../agenda/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems, arrivalsOf } from "../../repair/store.ts";
import { loadAffair } from "../load-affair.ts";
import { queueEmail } from "../outbox/store.ts";
import { departuresOf } from "./store.ts";

type Leaving = { id: string; minutes: number | null; again: boolean };

/** The event, whose people are locked: pressed twice, one letter leaves. Undefined when there is none of this id. */
export async function leave(
  db: ShopDb,
  { id, minutes, again }: Leaving,
  context: ChangeContext,
): Promise<AgendaEvent | Refusal<DepartureRefusal> | undefined> {
  const event = await lockEvent(db, id);
  if (!event) return undefined;
  // Of a visit for several appliances, one letter leaves.
  const visit = [event, ...(await eventsOfVisits(db, event.visit_id ? [event.visit_id] : []))];
  const repair_ids = visit.flatMap(({ repair_id }) => repair_id ?? []);
  const event_ids = visit.filter(({ status }) => status !== "CANCEL").map((one) => one.id);
  const [told, arrivals] = await Promise.all([
    departuresOf(db, repair_ids),
    arrivalsOf(db, repair_ids),
  ]);
  const expected_at = leaveForVisit(event, {
    now: context.at,
    told_at: told.find(({ event_id }) => event_ids.includes(event_id))?.expected_at ?? null,
    arrived: arrivals.some(({ event_id }) => event_ids.includes(event_id)),
    minutes,
    again,
  });
  if (isRefusal(expected_at)) return expected_at;
  return (await tellClient(db, { event, expected_at }, context)) ? event : refuse("client-to-call");
}

type Told = { event: AgendaEvent; expected_at: Instant };

async function tellClient(
  db: ShopDb,
  { event, expected_at }: Told,
  { author, at, origin }: ChangeContext,
): Promise<boolean> {
  const affair = event.repair_id ? await loadAffair(db, event.repair_id) : undefined;
  if (!affair) return false;
  const { shop, repair, client, appliance } = affair;
  const written = { shop_id: shop.id, repair_id: repair.id, author, at };
  await appendItems(db, written, [
    { type: "TechnicianLeft", payload: { event_id: event.id, expected_at } },
  ]);
  const driver = event.assigned_to.includes(author.account_id ?? "")
    ? author.account_id
    : event.assigned_to[0];
  const letter = onTheWay({
    to: client.email,
    shop: senderOf(shop),
    kind_id: appliance?.kind_id ?? null,
    url: `${origin}/suivi/${repair.sheetid}`,
    technician: shop.users.find((user) => user.id === driver)?.firstname ?? "",
    expected_at,
    zone: shop.timezone,
  });
  return (await queueEmail(db, letter, { at, repair_id: repair.id })) !== undefined;
}
