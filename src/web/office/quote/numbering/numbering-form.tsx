import { Button, Group, NumberInput, Text, TextInput, Title } from "@mantine/core";
import { useId, useState } from "react";
import { may } from "../../../../domain/account/permissions.ts";
import { numberText, type SeriesKind } from "../../../../domain/quote/number.ts";
import {
  FIRST_NUMBER_MAX,
  parseNumbering,
  PREFIX_MAX,
  seriesOfYear,
} from "../../../../domain/quote/numbering/numbering.ts";
import { useAction } from "../../../platform/query.ts";
import { useSession } from "../../../platform/use-session.ts";
import { saveNumbering, type NumberingParts } from "./query.ts";
import styles from "./numbering.module.css";
import { KIND_WORDS, startedText } from "./words.ts";

type Props = {
  kind: SeriesKind;
  /** This year, then the next one. */
  years: readonly NumberingParts[];
};

/** One kind of document: the numbering of this year, or of the next one once this one has begun. */
export function NumberingForm({ kind, years }: Props) {
  const id = useId();
  const [current, coming] = years;
  const open = current && current.issued > 0 ? coming : current;
  if (!current || !open) return null;
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="h4" id={id} mb={4}>
        {KIND_WORDS[kind].many} de {open.year}
      </Title>
      {current.issued > 0 && (
        <Text size="sm" c="dimmed" mb={8}>
          {startedText(kind, current)}
        </Text>
      )}
      {open.issued > 0 ? (
        <Printed kind={kind} reference={open.next} />
      ) : (
        <Fields key={`${open.year} ${open.prefix} ${open.first}`} kind={kind} stored={open} />
      )}
    </section>
  );
}

function Fields({ kind, stored }: { kind: SeriesKind; stored: NumberingParts }) {
  const me = useSession()?.me;
  const { act, busy } = useAction(saveNumbering);
  const { year } = stored;
  const [prefix, setPrefix] = useState(stored.prefix);
  const [first, setFirst] = useState<number | string>(stored.first);
  const disabled = !me || !may(me, "edit-settings");
  const choice = parseNumbering({ kind, year, prefix, first }, [year]);
  const faults = "refused" in choice ? choice.detail : {};
  const isDirty = prefix !== stored.prefix || first !== stored.first;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!("refused" in choice)) void act({ input: choice });
      }}
    >
      <Group gap={16} align="start">
        <TextInput
          label="Préfixe"
          value={prefix}
          maxLength={PREFIX_MAX + 1}
          autoCapitalize="characters"
          disabled={disabled}
          error={faults["prefix"]}
          onChange={({ currentTarget }) => setPrefix(currentTarget.value)}
        />
        <NumberInput
          label="Premier numéro"
          value={first}
          min={1}
          max={FIRST_NUMBER_MAX}
          allowDecimal={false}
          thousandSeparator={"\u202f"}
          disabled={disabled}
          error={faults["first"]}
          onChange={setFirst}
        />
      </Group>
      {"refused" in choice ? null : (
        <Printed
          kind={kind}
          reference={numberText(seriesOfYear(kind, year), {
            n: choice.first,
            prefix: choice.prefix,
          })}
        />
      )}
      {disabled ? (
        <Text size="sm" c="dimmed">
          Seul le responsable de l’atelier peut changer ces réglages.
        </Text>
      ) : (
        <Button
          type="submit"
          className={styles.save}
          disabled={!isDirty || "refused" in choice}
          loading={busy}
        >
          Enregistrer les numéros
        </Button>
      )}
    </form>
  );
}

/** As the head of the document prints it. */
const Printed = ({ kind, reference }: { kind: SeriesKind; reference: string }) => (
  <figure className={styles.printed}>
    <figcaption>{KIND_WORDS[kind].next}</figcaption>
    <p>
      {KIND_WORDS[kind].title} <strong>{reference}</strong>
    </p>
  </figure>
);
