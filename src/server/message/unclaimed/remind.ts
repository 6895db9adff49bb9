/** Reminds clients of the appliance that waits for them: once a day, at most one letter an appliance. */
import {
  courtFrom,
  unclaimedReminder,
  type UnclaimedRung,
} from "../../../domain/intake/unclaimed/unclaimed.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import { deviceUnclaimed } from "../../../domain/message/unclaimed/letter.ts";
import { applianceLabel } from "../../../domain/repair/appliance/appliance.ts";
import { dateOf, type Instant } from "../../../domain/time.ts";
import {
  insertUnclaimedReminder,
  nameUnclaimedMessage,
  readyIntakes,
  unclaimedReminders,
  type ReadyIntake,
} from "../../intake/unclaimed/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadZone } from "../../shop/store.ts";
import { loadAffair, type Affair } from "../load-affair.ts";
import { queueEmail } from "../outbox/store.ts";
import { remindEach, type Sweep } from "../reminder/sweep.ts";
import { loadRules } from "../rules/store.ts";

type Due = ReadyIntake & { rung: UnclaimedRung };

/** Two processes may do it at once. Answers how many letters were written. */
export const remindUnclaimed = (sweep: Sweep): Promise<number> =>
  remindEach(sweep, dueReminders, remindOnce);

async function dueReminders(db: ShopDb, now: Instant): Promise<Due[]> {
  const { unclaimed } = await loadRules(db);
  const ready = unclaimed ? await readyIntakes(db) : [];
  if (ready.length === 0) return [];
  const ids = ready.map(({ intake_id }) => intake_id);
  const [zone, reminders] = await Promise.all([loadZone(db), unclaimedReminders(db, ids)]);
  const byIntake = Map.groupBy(reminders, ({ intake_id }) => intake_id);
  return ready.flatMap((intake) => {
    const told = byIntake.get(intake.intake_id) ?? [];
    const since = told.filter(({ ready_at }) => ready_at === intake.ready_at);
    const sent = since.map(({ rung }) => rung);
    const rung = unclaimedReminder({ ...intake, sent }, { now, zone });
    return rung ? [{ ...intake, rung }] : [];
  });
}

async function remindOnce(db: ShopDb, due: Due, { at, origin }: Sweep): Promise<boolean> {
  if (!(await insertUnclaimedReminder(db, { ...due, at }))) return false;
  const { repair_id } = due;
  const affair = await loadAffair(db, repair_id);
  if (!affair) return false;
  const message_id = await queueEmail(db, letterOf(due, affair, origin), { at, repair_id });
  if (message_id === undefined) return false;
  await nameUnclaimedMessage(db, due, message_id);
  return true;
}

function letterOf(
  { rung, ready_at }: Due,
  { shop, repair, client, appliance }: Affair,
  origin: string,
) {
  const url = `${origin}/suivi/${repair.sheetid}`;
  return deviceUnclaimed({
    to: client.email,
    shop: senderOf(shop),
    kind_id: appliance?.kind_id ?? null,
    url,
    stop_url: `${url}/messages`,
    reference: repair.reference,
    appliance: appliance ? applianceLabel(appliance) : "Appareil",
    rung,
    ready_on: dateOf(ready_at, shop.timezone),
    court_on: courtFrom(ready_at, shop.timezone),
  });
}
