/** What a proposal gains, its plans, and the choice between it and the present order. */
import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { savedText } from "./words.ts";
import styles from "./round.module.css";

type Props = {
  saved: number;
  /** Why there is nothing to propose. */
  nothing: string | undefined;
  /** What else changes, in one line. */
  detail?: string | undefined;
  busy: boolean;
  onAccept: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

export function ProposalFrame(props: Props) {
  const { saved, nothing, detail, busy, onAccept, onClose, children } = props;
  return (
    <>
      <div role="status">
        {nothing ? (
          <Text>{nothing}</Text>
        ) : (
          <>
            <p className={styles.saved}>{savedText(saved)}</p>
            {detail && <Text>{detail}</Text>}
            <Text size="sm" c="dimmed">
              Les créneaux annoncés sont tous tenus : aucun client n’est à prévenir.
            </Text>
          </>
        )}
      </div>
      {children}
      <Group justify="flex-end" gap={8} className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          {nothing ? "Fermer" : "Garder l’ordre actuel"}
        </Button>
        {!nothing && (
          <Button loading={busy} onClick={onAccept}>
            Prendre cet ordre
          </Button>
        )}
      </Group>
    </>
  );
}
