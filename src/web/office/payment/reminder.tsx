import { Button, Text } from "@mantine/core";
import { daysLate } from "../../../domain/payment/reminder/remind.ts";
import { dateOf, formatNumericDate, type LocalDate, type Zone } from "../../../domain/time.ts";
import { useAction } from "../../platform/query.ts";
import { tellDone } from "../../ui/office/notify.ts";
import { remindInvoice } from "../invoice/actions.ts";
import type { InvoiceParts } from "../invoice/parts.ts";
import styles from "./payment.module.css";

type Late = { invoice: InvoiceParts; today: LocalDate; zone: Zone };

/** When a late invoice was last reminded, or why the letter did not leave. */
export function LastReminder({ invoice: { reminder }, zone }: Omit<Late, "today">) {
  if (!reminder) return null;
  const day = formatNumericDate(dateOf(reminder.sent_at, zone));
  if (reminder.way === "call")
    return (
      <Text size="xs" c="dimmed">
        À appeler, depuis le {day}
      </Text>
    );
  return reminder.failure ? (
    <Text size="xs" c="red">
      Relance du {day} non partie : {reminder.failure}.
    </Text>
  ) : (
    <Text size="xs" c="dimmed">
      Relancée le {day}
    </Text>
  );
}

/** All that left, the latest first; without those, nothing. */
export function Reminders({ invoice, zone }: Omit<Late, "today">) {
  const { reminders } = invoice;
  if (reminders.length === 0) return null;
  return (
    <ul className={styles.reminders} aria-label={`Relances de ${invoice.reference}`}>
      {reminders.map((reminder) => (
        <li key={reminder.sent_at}>
          {formatNumericDate(dateOf(reminder.sent_at, zone))} : {saidOf(reminder)}
        </li>
      ))}
    </ul>
  );
}

type Reminder = InvoiceParts["reminders"][number];

function saidOf({ rung, way, failure }: Reminder): string {
  const what = rung === null ? "relance" : `relance automatique, ${rung} jours après l’échéance`;
  if (failure) return `${what}, non partie : ${failure}`;
  return `${what}, ${WAY_FR[way] ?? way}`;
}

const WAY_FR: Record<string, string> = {
  email: "par e-mail",
  sms: "par SMS",
  call: "client à appeler",
};

/** Once a day for an invoice that is late, and that its client does not contest. */
export const mayRemind = ({ invoice, today, zone }: Late): boolean =>
  daysLate(invoice, today) > 0 &&
  !invoice.dispute &&
  (!invoice.reminder || dateOf(invoice.reminder.sent_at, zone) !== today);

/** A client without e-mail nor mobile is to be called. */
export const remindedText = ({
  reference,
  reminder,
}: Pick<InvoiceParts, "reference" | "reminder">): string =>
  reminder?.way === "call"
    ? `Relance de ${reference} : ce client est à appeler.`
    : `Relance de ${reference} envoyée${reminder?.way === "sms" ? " par SMS" : ""}.`;

export function RemindButton(late: Late) {
  const { act, busy } = useAction(remindInvoice);
  const { invoice } = late;
  const { reference } = invoice;
  if (!mayRemind(late)) return null;
  const send = async () => {
    const reminded = await act({ invoice_id: invoice.id });
    if (reminded) tellDone(remindedText(reminded));
  };
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      loading={busy}
      aria-label={`Relancer ${reference}`}
      onClick={send}
    >
      Relancer
    </Button>
  );
}
