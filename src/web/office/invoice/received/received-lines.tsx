import { Button, Text } from "@mantine/core";
import { IconLink } from "@tabler/icons-react";
import { formatEuros, formatQuantity, formatRate } from "../../../../domain/money.ts";
import { useAction } from "../../../platform/query.ts";
import { Mark } from "../../../ui/office/mark.tsx";
import { tellDone } from "../../../ui/office/notify.ts";
import { office } from "../../../ui/office/styles.ts";
import { Allowed } from "../../account/allowed.tsx";
import { linkSupplierLine, type ReadInvoice } from "./query.ts";
import styles from "./received.module.css";

type Props = { invoice: ReadInvoice; refresh: () => void };

/** What it bills, beside the parts that repairs asked for. */
export function ReceivedLines({ invoice, refresh }: Props) {
  const { act, busy } = useAction(linkSupplierLine);
  const link = async (line: number, spare_part_id: string | null) => {
    if (!(await act({ id: invoice.id, line, spare_part_id }))) return;
    tellDone(
      spare_part_id ? "La ligne est rapprochée de la pièce." : "Le rapprochement est retiré.",
    );
    refresh();
  };
  return (
    <section aria-label="Lignes">
      <Text fw={600}>Lignes</Text>
      <ul className={styles.lines}>
        {invoice.lines.map((line) => (
          <li key={line.line}>
            <div>
              {line.label}
              <Text size="sm" c="dimmed">
                {`${formatQuantity(line.quantity)} × ${formatEuros(line.unit_price)}, TVA ${formatRate(line.vat_rate)}`}
              </Text>
            </div>
            <span className={office.figures}>{formatEuros(line.net)}</span>
            <div className={styles.part}>
              <Match line={line} busy={busy} link={(part) => link(line.line, part)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type MatchProps = {
  line: ReadInvoice["lines"][number];
  busy: boolean;
  link: (spare_part_id: string | null) => Promise<void>;
};

/** The part of a repair that the line bills, or those that it may; nothing where none was asked for. */
function Match({ line: { matched, likely, label }, busy, link }: MatchProps) {
  const act = { size: "compact-sm", loading: busy } as const;
  if (matched)
    return (
      <>
        <Mark tone="good" icon={IconLink}>
          {partText(matched)}
        </Mark>
        <Allowed action="record-payment">
          <Button
            {...act}
            variant="subtle"
            aria-label={`Détacher ${label}`}
            onClick={() => link(null)}
          >
            Détacher
          </Button>
        </Allowed>
      </>
    );
  if (likely.length === 0) return null;
  return (
    <Allowed action="record-payment">
      <Text size="sm" c="dimmed">
        Est-ce la pièce d’une réparation ?
      </Text>
      {likely.map((part) => (
        <Button
          key={part.id}
          {...act}
          variant="default"
          aria-label={`Rapprocher ${label} de ${partText(part)}`}
          onClick={() => link(part.id)}
        >
          {partText(part)}
        </Button>
      ))}
    </Allowed>
  );
}

type Part = MatchProps["line"]["likely"][number];

const partText = ({ description, repair }: Part): string =>
  repair ? `${description}, ${repair.reference}` : description;
