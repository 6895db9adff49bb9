import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import styles from "./conflict-notice.module.css";

export type ConflictChoice = {
  field: string;
  /** « Note », « Téléphones » */
  label: string;
  mine: string;
  theirs: string;
  author: string;
};

type Props = {
  conflicts: readonly ConflictChoice[];
  onChoose: (field: string, kept: "mine" | "theirs") => void;
  /** What follows the choice. */
  follows?: string;
};

/** Two people changed the same field: both values, and which one stays. Nothing is saved before each is chosen. */
export function ConflictNotice({
  conflicts,
  onChoose,
  follows = "Choisissez ce qui reste, puis enregistrez de nouveau.",
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const first = conflicts[0]?.field;
  useEffect(() => {
    if (first !== undefined) place.current?.scrollIntoView({ block: "center" });
  }, [first]);
  if (conflicts.length === 0) return null;
  return (
    <Alert
      ref={place}
      role="alert"
      color="yellow"
      variant="light"
      title="Modifié entre-temps par quelqu’un d’autre"
    >
      <Stack gap={16}>
        <Text size="sm">{`Rien n’est enregistré. ${follows}`}</Text>
        {conflicts.map((conflict) => (
          <Choice key={conflict.field} conflict={conflict} onChoose={onChoose} />
        ))}
      </Stack>
    </Alert>
  );
}

type ChoiceProps = { conflict: ConflictChoice } & Pick<Props, "onChoose">;

const Choice = ({ conflict: { field, label, mine, theirs, author }, onChoose }: ChoiceProps) => (
  <fieldset className={styles.conflict}>
    <legend>{label}</legend>
    <dl className={styles.values}>
      <dt>Votre saisie</dt>
      <dd>{mine || "(vide)"}</dd>
      <dt>{author}</dt>
      <dd>{theirs || "(vide)"}</dd>
    </dl>
    <Group gap={8} mt={8}>
      <Button size="xs" variant="default" onClick={() => onChoose(field, "mine")}>
        Garder ma saisie
      </Button>
      <Button size="xs" variant="default" onClick={() => onChoose(field, "theirs")}>
        Prendre l’autre
      </Button>
    </Group>
  </fieldset>
);
