import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { formatEuros, sum } from "../../../domain/money.ts";
import { isUnpaid } from "../../../domain/payment/overdue.ts";
import type { LocalDate, Zone } from "../../../domain/time.ts";
import type { ListedInvoice } from "../invoice/query.ts";
import styles from "../invoice/money.module.css";
import { ManyResults } from "../../ui/bulk/many-results.tsx";
import { ExportChosen } from "../invoice/export-link.tsx";
import { mayRemind } from "./reminder.tsx";
import { PaymentModal } from "./payment-dialog.tsx";
import { spreadOf } from "./spread/parts.ts";
import { SpreadModal } from "./spread/spread-dialog.tsx";
import { useRemindMany } from "./use-remind-many.ts";

export type Chosen = ReadonlyMap<string, ListedInvoice>;

type Props = {
  /** Those on screen. */
  invoices: readonly ListedInvoice[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  today: LocalDate;
  zone: Zone;
};

const asChosen = (invoices: readonly ListedInvoice[]): Chosen =>
  new Map(invoices.map((invoice) => [invoice.id, invoice]));

/** What is done with several invoices at once: one payment for all of them, a letter for each late one. */
export function BulkBar({ invoices, chosen, onChoose, today, zone }: Props) {
  const [paying, setPaying] = useState<readonly ListedInvoice[]>();
  const many = useRemindMany();
  const { results, busy, failed } = many;
  const picked = [...chosen.values()];
  const late = picked.filter((invoice) => mayRemind({ invoice, today, zone }));
  const unpaid = picked.filter(isUnpaid);
  const clear = () => onChoose(new Map());
  if (invoices.length < 2 && picked.length === 0 && results.length === 0) return null;
  return (
    <div className={styles.bulkBar}>
      <Group gap={8}>
        {unpaid.length > 0 && <Button onClick={() => setPaying(unpaid)}>{payText(unpaid)}</Button>}
        {late.length > 0 && (
          <Button
            variant="default"
            loading={busy}
            onClick={async () => {
              await many.run(late);
              clear();
            }}
          >
            {remindText(late.length)}
          </Button>
        )}
        {picked.length > 0 && <ExportChosen ids={picked.map(({ id }) => id)} />}
        {picked.length < invoices.length && (
          <Button variant="subtle" onClick={() => onChoose(asChosen(invoices))}>
            Tout cocher ({invoices.length})
          </Button>
        )}
        {picked.length > 0 && (
          <Button variant="subtle" onClick={clear}>
            Tout décocher
          </Button>
        )}
      </Group>
      <ManyResults {...many} failed={failed.length} retry={() => void many.run(failed)} />
      {paying && (
        <PayMany
          invoices={paying}
          close={() => {
            setPaying(undefined);
            clear();
          }}
        />
      )}
    </div>
  );
}

function PayMany({ invoices, close }: { invoices: readonly ListedInvoice[]; close: () => void }) {
  const [first, ...others] = invoices;
  if (!first) return null;
  return others.length === 0 ? (
    <PaymentModal invoice={first} close={close} />
  ) : (
    <SpreadModal invoices={invoices.map((one) => spreadOf(one, one.client))} close={close} />
  );
}

/** With what they owe together, in cents. */
const payText = (unpaid: readonly ListedInvoice[]): string => {
  const owed = formatEuros(sum(unpaid.map(({ remainder }) => remainder)));
  return unpaid.length === 1
    ? `Enregistrer un paiement, ${owed} à régler`
    : `Un paiement pour les ${unpaid.length} factures, ${owed} à régler`;
};

const remindText = (count: number): string =>
  count === 1 ? "Relancer une facture en retard" : `Relancer les ${count} factures en retard`;
