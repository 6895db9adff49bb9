/** Sends the reminders of a shop that are due: one letter for each rung of each announced window. */
import { changeableUntil } from "../../../domain/booking/rules.ts";
import { storedCard } from "../../../domain/catalogue/safety/cards.ts";
import { appointmentReminder } from "../../../domain/message/appointment.ts";
import { reminderDue } from "../../../domain/message/reminder/due.ts";
import type { Rung } from "../../../domain/message/rules/rules.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import { applianceLabel } from "../../../domain/repair/appliance/appliance.ts";
import type { Instant, Zone } from "../../../domain/time.ts";
import { loadTogether, type Together } from "../../agenda/together/load.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadZone } from "../../shop/store.ts";
import { loadAffair, type Affair } from "../load-affair.ts";
import { queueEmail } from "../outbox/store.ts";
import { loadRules } from "../rules/store.ts";
import { insertReminder, nameMessage, visitsAhead, type AnnouncedVisit } from "./store.ts";
import { remindEach, type Sweep } from "./sweep.ts";

type Due = AnnouncedVisit & { rung: Rung };

/** Two processes may do it at once. Answers how many left. */
export const sendReminders = (sweep: Sweep): Promise<number> =>
  remindEach(sweep, dueReminders, remindOnce);

async function dueReminders(db: ShopDb, now: Instant): Promise<Due[]> {
  const rules = await loadRules(db);
  if (rules.rungs.length === 0) return [];
  const [zone, visits] = await Promise.all([loadZone(db), visitsAhead(db, now)]);
  return visits.flatMap((visit) => {
    const rung = reminderDue(visit, { now, rules, zone });
    return rung ? [{ ...visit, rung }] : [];
  });
}

async function remindOnce(db: ShopDb, due: Due, { at, origin }: Sweep): Promise<boolean> {
  if (!(await insertReminder(db, { ...due, at }))) return false;
  const affair = await loadAffair(db, due.repair_id);
  if (!affair) return false;
  const { others } = await loadTogether(db, { ...due, id: due.event_id }, { origin });
  const letter = letterOf({ ...due, others }, affair, { at, origin });
  const message_id = await queueEmail(db, letter, { at, repair_id: due.repair_id });
  if (message_id === undefined) return false;
  await nameMessage(db, due, message_id);
  return true;
}

function letterOf(
  { kind, where, public_start_at, public_end_at, others }: Due & Pick<Together, "others">,
  { shop, repair, client, appliance }: Affair,
  { at, origin }: Pick<Sweep, "at" | "origin">,
) {
  const zone: Zone = shop.timezone;
  const limit = changeableUntil(public_start_at, shop.booking_rules);
  const url = `${origin}/suivi/${repair.sheetid}`;
  return appointmentReminder({
    to: client.email,
    shop: senderOf(shop),
    kind_id: appliance?.kind_id ?? null,
    url,
    stop_url: `${url}/messages`,
    kind,
    where,
    public_start_at,
    public_end_at,
    zone,
    reference: repair.reference,
    appliance: appliance ? applianceLabel(appliance) : "",
    others,
    change_until: limit > at ? limit : null,
    danger: storedCard(repair.danger),
  });
}
