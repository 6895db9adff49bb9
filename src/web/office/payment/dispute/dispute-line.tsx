import { Button, Group, Text } from "@mantine/core";
import { dateOf, formatNumericDate } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { Allowed } from "../../account/allowed.tsx";
import { liftDispute } from "../../invoice/actions.ts";
import type { InvoiceParts } from "../../invoice/parts.ts";
import { useColleagues, useZone } from "../../shop/use-shop.ts";
import styles from "../payment.module.css";

/** What the client contests, who noted it, and the way to lift it: reminders wait meanwhile. */
export function DisputeLine({ invoice }: { invoice: InvoiceParts }) {
  const zone = useZone();
  const { act, busy } = useAction(liftDispute);
  const { dispute, id, reference } = invoice;
  const nameOf = useColleagues();
  if (!dispute) return null;
  const lift = async () => {
    if (await act({ invoice_id: id })) tellDone(`Contestation de ${reference} levée.`);
  };
  return (
    <div className={styles.dispute}>
      <Text size="sm">Contestée : {dispute.reason}</Text>
      <Group justify="space-between" gap={8}>
        <Text size="xs" c="dimmed">
          Noté le {formatNumericDate(dateOf(dispute.created_at, zone))}
          {dispute.created_by && ` par ${nameOf(dispute.created_by)}`}. Les relances attendent.
        </Text>
        <Allowed action="record-payment">
          <Button
            size="compact-sm"
            variant="subtle"
            loading={busy}
            onClick={lift}
            aria-label={`Lever la contestation de ${reference}`}
          >
            Lever la contestation
          </Button>
        </Allowed>
      </Group>
    </div>
  );
}
