import { Button, Group, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import {
  LINE_KIND_FR,
  startingPrice,
  type LineKind,
  type QuoteLine,
} from "../../../domain/quote/line.ts";
import { tariffsOf } from "../../../domain/shop/tariffs.ts";
import { tellUndo } from "../../ui/office/notify-undo.tsx";
import { useShop } from "../shop/use-shop.ts";
import { newLine } from "./draft/draft.ts";
import { withWorkedTime } from "./draft/worked-time.ts";
import { useWorkedTime } from "./use-worked-time.ts";
import { LineRow } from "./line-row.tsx";
import type { QuoteDraftState } from "./draft/use-quote-draft.ts";
import styles from "./quote.module.css";

const PROPOSED: readonly LineKind[] = ["labour", "part", "travel", "bonus", "text"];
const HEADS = [
  "Nature",
  "Libellé",
  "Quantité",
  "Unité",
  "Prix unitaire HT",
  "TVA",
  "Remise",
  "Total HT",
];

type Props = Pick<QuoteDraftState, "draft" | "change"> & {
  repair_id: string;
  isExempt: boolean;
  faultyId: string | undefined;
};

/** Enter adds a line; arrows reorder; what is taken out can be put back. */
export function LinesEditor({ repair_id, draft, change, isExempt, faultyId }: Props) {
  const { lines } = draft;
  const ordinaryRate: QuoteLine["vat_rate"] = isExempt ? 0 : 2000;
  const worked = useWorkedTime(repair_id);
  const add = useAddLine(lines, (line, after) => {
    const timed = withWorkedTime(line, { lines, worked });
    change({ type: "add", line: timed, ...(after ? { after } : {}) });
  });

  const remove = (line: QuoteLine, index: number) => {
    change({ type: "remove", id: line.id });
    tellUndo("Ligne supprimée.", () => change({ type: "restore", line, index }));
  };
  return (
    <div>
      {lines.length > 0 && (
        <div className={`${styles.quoteLine} ${styles.quoteHeads}`} aria-hidden="true">
          {HEADS.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
      )}
      <ol className={styles.quoteLines}>
        {lines.map((line, index) => (
          <LineRow
            key={line.id}
            line={line}
            index={index}
            count={lines.length}
            ordinaryRate={ordinaryRate}
            isExempt={isExempt}
            isFaulty={line.id === faultyId}
            change={change}
            addAfter={() => add(line.kind, ordinaryRate, line.id)}
            remove={() => remove(line, index)}
          />
        ))}
      </ol>
      {lines.length === 0 && (
        <Text c="dimmed" mb="sm">
          Commencez par la main-d’œuvre, puis les pièces. Entrée ajoute une ligne.
        </Text>
      )}
      <Group gap={8} mt="sm">
        {PROPOSED.map((kind) => (
          <Button
            key={kind}
            size="xs"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => add(kind, ordinaryRate)}
          >
            {LINE_KIND_FR[kind]}
          </Button>
        ))}
      </Group>
    </div>
  );
}

/** The label of a new line takes the focus, once it is on screen. */
function useAddLine(
  lines: readonly QuoteLine[],
  insert: (line: QuoteLine, after: string | undefined) => void,
) {
  const waited = useRef<string>(undefined);
  useEffect(() => {
    if (!waited.current) return;
    const label = document.getElementById(`label-${waited.current}`);
    label?.focus();
    // What is typed replaces the words proposed.
    if (label instanceof HTMLTextAreaElement) label.select();
    waited.current = undefined;
  }, [lines]);
  const tariffs = tariffsOf(useShop()?.tariffs);
  return (kind: LineKind, rate: QuoteLine["vat_rate"], after?: string) => {
    const unit_price = startingPrice(kind, tariffs, rate);
    const line = { ...newLine(crypto.randomUUID(), kind, rate), unit_price };
    waited.current = line.id;
    insert(line, after);
  };
}
