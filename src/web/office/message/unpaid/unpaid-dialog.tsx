import { Button, Group, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useState, type ChangeEvent, type SyntheticEvent } from "react";
import { may } from "../../../../domain/account/permissions.ts";
import {
  fieldsFor,
  UNPAID_FIELD_FR,
  type UnpaidField,
} from "../../../../domain/message/unpaid/fields.ts";
import {
  defaultUnpaidLetter,
  isAudience,
  unpaidErrors,
} from "../../../../domain/message/unpaid/letter.ts";
import { withField } from "../../../../domain/message/status-letter/fields.ts";
import { LONGEST, type LetterWords } from "../../../../domain/message/status-letter/letter.ts";
import { isPaymentRung, PAYMENT_RUNG_FR } from "../../../../domain/payment/reminder/ladder.ts";
import { useAction } from "../../../platform/query.ts";
import { useSession } from "../../../platform/use-session.ts";
import { CorrectionDialog } from "../../repair/sheet/correction-dialog.tsx";
import { saveUnpaidLetter, type UnpaidLetterParts } from "./query.ts";
import { UnpaidPreview } from "./unpaid-preview.tsx";

type Part = keyof LetterWords;
type Props = { letter: UnpaidLetterParts; onClose: () => void };

/** Written, checked and shown on an invoice of the shop as it is typed. */
export function UnpaidDialog({ letter, onClose }: Props) {
  const me = useSession()?.me;
  const { rung } = letter;
  const audience = isAudience(letter.audience) ? letter.audience : "consumer";
  const stored = wordsOf(letter);
  const [words, setWords] = useState<LetterWords>(stored);
  const [cursor, setCursor] = useState({ part: "text" as Part, at: stored.text.length });
  const { act, busy } = useAction(saveUnpaidLetter);
  const errors = unpaidErrors(words, audience);
  const isAllowed = me !== undefined && may(me, "edit-settings");
  const ours = isPaymentRung(rung) ? wordsOf(defaultUnpaidLetter(rung, audience)) : stored;
  const save = async () => {
    if (await act({ input: { rung, audience, ...words } })) onClose();
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
  const insert = (name: UnpaidField) => {
    const { text, at } = withField(words[cursor.part], name, cursor.at);
    setWords({ ...words, [cursor.part]: text });
    setCursor({ ...cursor, at });
  };
  return (
    <CorrectionDialog
      title={`Relance ${isPaymentRung(rung) ? PAYMENT_RUNG_FR[rung] : ""}`}
      isDirty={isAllowed && !isSame(words, stored)}
      isComplete={Object.keys(errors).length === 0}
      busy={busy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <Stack gap="sm">
        {isAllowed && <Fields names={fieldsFor(audience)} insert={insert} />}
        <TextInput label="Objet de l’e-mail" {...field("subject")} />
        <Textarea
          label="Texte de l’e-mail"
          description="Le bouton « Voir et régler la facture » et votre signature s’ajoutent d’eux-mêmes."
          autosize
          minRows={6}
          {...field("text")}
        />
        <Textarea label="Texte du SMS" autosize minRows={2} {...field("sms")} />
        {isAllowed && !isSame(words, ours) && (
          <div>
            <Button variant="subtle" size="compact-sm" onClick={() => setWords(ours)}>
              Revenir au texte d’origine
            </Button>
          </div>
        )}
        <UnpaidPreview audience={audience} words={words} />
      </Stack>
    </CorrectionDialog>
  );
}

const wordsOf = ({ subject, text, sms }: LetterWords): LetterWords => ({ subject, text, sms });

const isSame = (one: LetterWords, other: LetterWords): boolean =>
  one.subject === other.subject && one.text === other.text && one.sms === other.sms;

type FieldsProps = { names: readonly UnpaidField[]; insert: (name: UnpaidField) => void };

const Fields = ({ names, insert }: FieldsProps) => (
  <div role="group" aria-label="Ajouter un champ">
    <Text size="sm" mb={4}>
      Ajouter au texte ce qui change d’une facture à l’autre :
    </Text>
    <Group gap={6}>
      {names.map((name) => (
        <Button key={name} variant="default" size="compact-sm" onClick={() => insert(name)}>
          {UNPAID_FIELD_FR[name]}
        </Button>
      ))}
    </Group>
  </div>
);
