import { Anchor, Button, Checkbox, Group, Text } from "@mantine/core";
import { useState } from "react";
import { formatEuros, sum } from "../../../../domain/money.ts";
import { formatNumericDate } from "../../../../domain/time.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { tellDone } from "../../../ui/office/notify.ts";
import { office } from "../../../ui/office/styles.ts";
import { Allowed } from "../../account/allowed.tsx";
import styles from "../payment.module.css";
import { remitCheques, remittanceQuery, type Remittances } from "./query.ts";

/** The cheques to take to the bank, all of them chosen; and the slips of those that went. */
export function RemittancePanel() {
  const read = useRead({ query: remittanceQuery, variables: {}, nouns: ["payment"] });
  const { cheques_waiting = [], remittances = [] } = read.data ?? {};
  if (cheques_waiting.length + remittances.length === 0) return null;
  return (
    <Panel title="Remise de chèques">
      {cheques_waiting.length === 0 ? (
        <Text size="sm" c="dimmed">
          Tous les chèques reçus sont remis.
        </Text>
      ) : (
        <Waiting cheques={cheques_waiting} refresh={read.retry} />
      )}
      {remittances.length > 0 && (
        <Group component="ul" gap={12} mt={12} className={styles.slips} aria-label="Bordereaux">
          {remittances.map(({ id, number, remitted_on, total, count, pdf_url }) => (
            <li key={id}>
              <Anchor href={pdf_url} target="_blank" size="sm" className={office.figures}>
                {`N° ${number} du ${formatNumericDate(remitted_on)}, ${countText(count)}, ${formatEuros(total)} (PDF)`}
              </Anchor>
            </li>
          ))}
        </Group>
      )}
    </Panel>
  );
}

type Cheque = Remittances["cheques_waiting"][number];
type WaitingProps = { cheques: readonly Cheque[]; refresh: () => void };

function Waiting({ cheques, refresh }: WaitingProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { act, busy } = useAction(remitCheques);
  const chosen = cheques.filter(({ movement_id }) => !left.has(movement_id));
  const toggle = (id: string) =>
    setLeft(new Set(left.has(id) ? [...left].filter((one) => one !== id) : [...left, id]));
  const remit = async () => {
    const done = await act({ movement_ids: chosen.map(({ movement_id }) => movement_id) });
    if (!done) return;
    tellDone(`Remise n° ${done.number} enregistrée. Imprimez son bordereau.`);
    refresh();
  };
  return (
    <>
      <ul className={styles.spread} aria-label="Chèques à remettre">
        {cheques.map((cheque) => (
          <li key={cheque.movement_id}>
            <Checkbox
              checked={!left.has(cheque.movement_id)}
              label={cheque.drawer}
              description={chequeText(cheque)}
              onChange={() => toggle(cheque.movement_id)}
            />
            <Text size="sm" ta="right" className={office.figures}>
              {formatEuros(cheque.amount)}
            </Text>
          </li>
        ))}
      </ul>
      <Allowed action="record-payment">
        <Group justify="flex-end" mt={8}>
          <Button disabled={chosen.length === 0} loading={busy} onClick={remit}>
            {`Remettre ${countText(chosen.length)}, ${formatEuros(sum(chosen.map(({ amount }) => amount)))}`}
          </Button>
        </Group>
      </Allowed>
    </>
  );
}

/** « reçu le 20/11/2026, n° 0012345, pour un retard » */
const chequeText = ({ received_on, reference, late_fee }: Cheque): string =>
  [
    `reçu le ${formatNumericDate(received_on)}`,
    reference && `n°\u00a0${reference}`,
    late_fee && "pour un retard",
  ]
    .filter(Boolean)
    .join(", ");

const countText = (count: number): string => (count > 1 ? `${count} chèques` : `${count} chèque`);
