import { Text } from "@mantine/core";
import * as z from "zod/mini";
import {
  fillFields,
  NO_VALUES,
  type LetterValues,
} from "../../../../domain/message/status-letter/fields.ts";
import {
  smsCost,
  smsText,
  type LetterWords,
} from "../../../../domain/message/status-letter/letter.ts";
import { useRead } from "../../../platform/query.ts";
import { letterExampleQuery } from "./query.ts";
import styles from "./status-letter.module.css";

type Props = { status: string; words: LetterWords };

/** The letter as the client of a repair of this shop would read it. */
export function LetterPreview({ status, words }: Props) {
  const read = useRead({ query: letterExampleQuery, variables: { status }, nouns: [] });
  const example = read.data?.letter_example;
  if (!example) return null;
  const values = valuesOf(example.values);
  const sms = smsText(words.sms, values);
  return (
    <section aria-label="Aperçu">
      <Text size="sm" fw={600} mb={6}>
        Aperçu pour la réparation {example.reference}
      </Text>
      <div className={styles.preview}>
        <Text size="sm" fw={600}>
          {fillFields(words.subject, values)}
        </Text>
        <Text size="sm" mt={6} className={styles.body}>
          {fillFields(words.text, values)}
        </Text>
      </div>
      <div className={styles.preview} style={{ marginTop: 8 }}>
        <Text size="sm" className={styles.body}>
          {sms}
        </Text>
        <Text size="xs" c="dimmed" mt={6}>
          {smsCost(sms)}
        </Text>
      </div>
    </section>
  );
}

const shape = z.record(z.string(), z.string());

function valuesOf(given: unknown): LetterValues {
  const read = shape.safeParse(given);
  return read.success ? { ...NO_VALUES, ...read.data } : NO_VALUES;
}
