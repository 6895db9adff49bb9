import { Button, Group, Skeleton, Switch, Text } from "@mantine/core";
import { useState } from "react";
import { may } from "../../../../domain/account/permissions.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { useWanted } from "../../../platform/saving/wanted.ts";
import { useSession } from "../../../platform/use-session.ts";
import { lazyPart } from "../../../ui/office/lazy-part.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import panelStyles from "../../../ui/office/panel.module.css";
import { saveStatusLetter, statusLettersQuery, type StatusLetterParts } from "./query.ts";
import styles from "./status-letter.module.css";

const LetterDialog = lazyPart(async () => (await import("./letter-dialog.tsx")).LetterDialog);

/** What clients are told when their repair takes a status: on or off, in the shop's words or in ours. */
export function LettersSection() {
  const read = useRead({ query: statusLettersQuery, variables: {}, nouns: ["shop"] });
  const [edited, setEdited] = useState<string>();
  const letters = read.data?.status_letters ?? [];
  const letter = letters.find(({ status }) => status === edited);
  return (
    <ReadStates read={read} shape={<Skeleton h={480} />}>
      <Text size="sm" mb="sm">
        La lettre part deux minutes après le changement de statut, par e-mail ou par SMS. Si la
        fiche revient entre-temps à son statut, rien ne part.
      </Text>
      <ul className={`${panelStyles.rows} ${styles.letters}`}>
        {letters.map((one) => (
          <li key={one.status} className={styles.line}>
            <LetterLine letter={one} edit={() => setEdited(one.status)} />
          </li>
        ))}
      </ul>
      {letter && <LetterDialog letter={letter} onClose={() => setEdited(undefined)} />}
    </ReadStates>
  );
}

function LetterLine({ letter, edit }: { letter: StatusLetterParts; edit: () => void }) {
  const me = useSession()?.me;
  const { act } = useAction(saveStatusLetter);
  const [enabled, choose] = useWanted(letter.enabled);
  const disabled = !me || !may(me, "edit-settings");
  const { __typename, is_default, ...input } = letter;
  return (
    <Group justify="space-between" wrap="nowrap" gap={8}>
      <Switch
        size="md"
        label={letter.status}
        description={is_default ? undefined : "Texte de l’atelier"}
        checked={enabled}
        disabled={disabled}
        onChange={({ currentTarget: { checked } }) =>
          void choose(checked, () => act({ input: { ...input, enabled: checked } }))
        }
      />
      <Button
        variant="default"
        size="xs"
        flex="none"
        aria-label={`${disabled ? "Lire" : "Modifier"} la lettre « ${letter.status} »`}
        onClick={edit}
      >
        {disabled ? "Lire" : "Modifier"}
      </Button>
    </Group>
  );
}
