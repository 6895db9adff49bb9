import { Button, Group, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { useAction } from "../../platform/query.ts";
import { refusalText } from "../../platform/refusal.ts";
import { remindInvoice } from "../invoice/actions.ts";
import type { InvoiceParts } from "../invoice/parts.ts";
import styles from "../invoice/money.module.css";

type Props = {
  /** Those on screen that may be reminded today. */
  late: readonly InvoiceParts[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
};

type Result = { reference: string; said: string; isSent: boolean };

/** One letter for each chosen invoice, one after the other; what became of each is said. */
export function RemindMany({ late, chosen, onChoose }: Props) {
  const [results, setResults] = useState<Result[]>([]);
  const { remind, busy } = useReminders();
  const [isRunning, setRunning] = useState(false);
  const picked = late.filter(({ id }) => chosen.has(id));
  const send = async () => {
    setRunning(true);
    setResults([]);
    for (const invoice of picked) {
      const result = await remind(invoice);
      setResults((former) => [...former, result]);
    }
    setRunning(false);
    onChoose(new Set());
  };
  if (late.length < 2 && results.length === 0) return null;
  return (
    <div className={styles.remindMany}>
      {late.length > 0 && (
        <Group gap={8}>
          <Button
            variant="default"
            disabled={picked.length === 0}
            loading={busy || isRunning}
            onClick={send}
          >
            {picked.length === 0 ? "Relancer les factures cochées" : sendText(picked.length)}
          </Button>
          {picked.length < late.length && (
            <Button variant="subtle" onClick={() => onChoose(new Set(late.map(({ id }) => id)))}>
              Tout cocher ({late.length})
            </Button>
          )}
          {picked.length > 0 && (
            <Button variant="subtle" onClick={() => onChoose(new Set())}>
              Tout décocher
            </Button>
          )}
        </Group>
      )}
      <div role="status">
        {results.map(({ reference, said, isSent }) => (
          <Text key={reference} size="sm" {...(!isSent && { c: "red" })}>
            {reference} : {said}
          </Text>
        ))}
      </div>
    </div>
  );
}

const sendText = (count: number): string =>
  count === 1 ? "Relancer la facture cochée" : `Relancer les ${count} factures cochées`;

/** A refusal is said beside its invoice instead of in the corner of the screen. */
function useReminders() {
  const why = useRef("");
  const note = (text: string) => {
    why.current = text;
    return undefined;
  };
  const { act, busy } = useAction(remindInvoice, {
    refusal: (refused) => note(refusalText(refused)),
    fault: () => note("Le serveur n’a pas répondu. Réessayez."),
  });
  const remind = async ({ id, reference }: InvoiceParts): Promise<Result> => {
    const reminded = await act({ invoice_id: id });
    if (!reminded) return { reference, isSent: false, said: why.current };
    const isToCall = reminded.reminder?.way === "call";
    return { reference, isSent: true, said: isToCall ? "client à appeler." : "relance envoyée." };
  };
  return { remind, busy };
}
