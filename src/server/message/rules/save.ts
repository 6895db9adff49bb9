/** The owner decides when clients are reminded, and when they are left in peace. */
import { RUNG_FR, type MessageRules } from "../../../domain/message/rules/rules.ts";
import { formatWallTime } from "../../../domain/time.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadRules, saveRules } from "./store.ts";

export async function saveMessageRules(
  db: ShopDb,
  { shop_id, rules }: { shop_id: string; rules: MessageRules },
  context: ChangeContext,
): Promise<MessageRules> {
  const before = await loadRules(db);
  await saveRules(db, rules);
  await recordAudit(db, context, {
    action: "settings.changed",
    record: { noun: "settings", id: shop_id, name: "Rappels et heures calmes" },
    before: told(before),
    after: told(rules),
  });
  return rules;
}

const DAYS_FR = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

/** As the owner reads it. */
const told = ({
  rungs,
  quiet_from,
  quiet_to,
  quiet_days,
  unclaimed,
  reviews,
  payments,
}: MessageRules) => ({
  rungs: rungs.map((rung) => RUNG_FR[rung]),
  quiet_hours: `de ${formatWallTime(quiet_from)} à ${formatWallTime(quiet_to)}`,
  quiet_days: quiet_days.map((day) => DAYS_FR[day - 1] ?? String(day)),
  unclaimed,
  reviews,
  payments,
});
