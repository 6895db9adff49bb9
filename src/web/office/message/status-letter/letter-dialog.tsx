import { Button, Group, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useState, type ChangeEvent, type SyntheticEvent } from "react";
import { may } from "../../../../domain/account/permissions.ts";
import {
  LETTER_FIELD_FR,
  LETTER_FIELDS,
  withField,
  type LetterField,
} from "../../../../domain/message/status-letter/fields.ts";
import {
  defaultLetter,
  letterErrors,
  LONGEST,
  type LetterWords,
} from "../../../../domain/message/status-letter/letter.ts";
import { isRepairStatus } from "../../../../domain/repair/status.ts";
import { useAction } from "../../../platform/query.ts";
import { useSession } from "../../../platform/use-session.ts";
import { CorrectionDialog } from "../../repair/sheet/correction-dialog.tsx";
import { LetterPreview } from "./letter-preview.tsx";
import { saveStatusLetter, type StatusLetterParts } from "./query.ts";

type Part = keyof LetterWords;
type Props = { letter: StatusLetterParts; onClose: () => void };

/** Written, checked and shown on a repair of the shop as it is typed. */
export function LetterDialog({ letter, onClose }: Props) {
  const me = useSession()?.me;
  const { status, enabled } = letter;
  const stored = { subject: letter.subject, text: letter.text, sms: letter.sms };
  const [words, setWords] = useState<LetterWords>(stored);
  const [cursor, setCursor] = useState({ part: "text" as Part, at: stored.text.length });
  const { act, busy } = useAction(saveStatusLetter);
  const errors = letterErrors(words);
  const isAllowed = me !== undefined && may(me, "edit-settings");
  const save = async () => {
    if (await act({ input: { status, enabled, ...words } })) onClose();
  };
  const field = (part: Part) => ({
    value: words[part],
    error: errors[part],
    maxLength: LONGEST[part] * 2,
    readOnly: !isAllowed,
    onSelect: ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setCursor({ part, at: currentTarget.selectionEnd ?? words[part].length }),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setWords({ ...words, [part]: currentTarget.value }),
  });
  const insert = (field: LetterField) => {
    const { text, at } = withField(words[cursor.part], field, cursor.at);
    setWords({ ...words, [cursor.part]: text });
    setCursor({ ...cursor, at });
  };
  return (
    <CorrectionDialog
      title={`Lettre « ${status} »`}
      isDirty={isAllowed && !isSame(words, stored)}
      isComplete={Object.keys(errors).length === 0}
      busy={busy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <Stack gap="sm">
        {isAllowed && <Fields insert={insert} />}
        <TextInput label="Objet de l’e-mail" {...field("subject")} />
        <Textarea
          label="Texte de l’e-mail"
          description="Le bouton « Suivre ma réparation » et votre signature s’ajoutent d’eux-mêmes."
          autosize
          minRows={5}
          {...field("text")}
        />
        <Textarea label="Texte du SMS" autosize minRows={2} {...field("sms")} />
        {isAllowed && isRepairStatus(status) && !isSame(words, defaultLetter(status)) && (
          <div>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => setWords(wordsOf(defaultLetter(status)))}
            >
              Revenir au texte d’origine
            </Button>
          </div>
        )}
        <LetterPreview status={status} words={words} />
      </Stack>
    </CorrectionDialog>
  );
}

const wordsOf = ({ subject, text, sms }: LetterWords): LetterWords => ({ subject, text, sms });

const isSame = (one: LetterWords, other: LetterWords): boolean =>
  one.subject === other.subject && one.text === other.text && one.sms === other.sms;

const Fields = ({ insert }: { insert: (field: LetterField) => void }) => (
  <div role="group" aria-label="Ajouter un champ">
    <Text size="sm" mb={4}>
      Ajouter au texte ce qui change d’une réparation à l’autre :
    </Text>
    <Group gap={6}>
      {LETTER_FIELDS.map((name) => (
        <Button key={name} variant="default" size="compact-sm" onClick={() => insert(name)}>
          {LETTER_FIELD_FR[name]}
        </Button>
      ))}
    </Group>
  </div>
);
