import { plannedReminders } from "../../../../domain/message/reminder/due.ts";
import { isRung, RUNG_FR } from "../../../../domain/message/rules/rules.ts";
import { addDays, formatMoment, formatWindow, instantAt } from "../../../../domain/time.ts";
import type { Rules } from "./reviews-switch.tsx";
import { ClientView } from "../../shop/settings/client-view/client-view.tsx";
import styles from "../../shop/settings/client-view/client-view.module.css";
import { useToday, useZone } from "../../shop/use-shop.ts";

/** Far enough for every reminder to be still to come. */
const DAYS_AHEAD = 10;
const NINE = 9 * 60;
const ELEVEN = 11 * 60;

/** What leaves, and when, for an appointment of the coming days: the quiet hours make some wait. */
export function RemindersPreview({ rules }: { rules: Rules }) {
  const zone = useZone();
  const day = addDays(useToday(), DAYS_AHEAD);
  const [from, to] = [instantAt(day, NINE, zone), instantAt(day, ELEVEN, zone)];
  const window = formatWindow(from, to, zone);
  const reminders = plannedReminders(from, {
    rules: { ...rules, rungs: rules.rungs.filter(isRung) },
    zone,
  });
  return (
    <ClientView name="rappels">
      <p>Pour un rendez-vous {window}, le client reçoit :</p>
      {reminders.length === 0 && <p className={styles.day}>Aucun rappel.</p>}
      {reminders.map(({ rung, at }) => (
        <div key={rung}>
          <p className={styles.day}>
            {formatMoment(at, zone)} ({RUNG_FR[rung].toLowerCase()})
          </p>
          <p>Rappel : votre rendez-vous du {window}</p>
        </div>
      ))}
    </ClientView>
  );
}
