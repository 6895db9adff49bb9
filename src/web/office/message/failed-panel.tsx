import { Anchor, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatMoment } from "../../../domain/time.ts";
import { Panel } from "../../ui/office/panel.tsx";
import panelStyles from "../../ui/office/panel.module.css";
import { useZone } from "../shop/use-shop.ts";
import type { Letter } from "./query.ts";
import { ResendButton } from "./resend-button.tsx";
import { reasonText } from "./words.ts";
import styles from "./message.module.css";

/** Nothing while every letter of the last thirty days left. */
export function FailedLetters({ letters }: { letters: readonly Letter[] }) {
  if (letters.length === 0) return null;
  return (
    <Panel title={`Messages non partis (${letters.length})`} className={styles.failed}>
      <ul className={`${panelStyles.rows} ${styles.letters}`}>
        {letters.map((letter) => (
          <li key={letter.id}>
            <FailedLetter letter={letter} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function FailedLetter({ letter }: { letter: Letter }) {
  const zone = useZone();
  return (
    <Group justify="space-between" align="flex-start" gap={12} wrap="nowrap">
      <div className={styles.said}>
        <Subject letter={letter} />
        <Text size="sm">{reasonText(letter)}</Text>
        <Text size="xs" c="dimmed">
          {formatMoment(letter.created_at, zone)}
        </Text>
      </div>
      <ResendButton letter={letter} />
    </Group>
  );
}

const Subject = ({ letter: { subject, repair_id } }: { letter: Letter }) =>
  repair_id ? (
    <Anchor
      renderRoot={(props) => (
        <Link {...props} to="/app/sheet/$repairid" params={{ repairid: repair_id }} />
      )}
      size="sm"
      fw={600}
    >
      {subject}
    </Anchor>
  ) : (
    <Text size="sm" fw={600}>
      {subject}
    </Text>
  );
