import { Text } from "@mantine/core";
import * as z from "zod/mini";
import { fillFields } from "../../../../domain/message/status-letter/fields.ts";
import {
  smsCost,
  smsText,
  type LetterWords,
} from "../../../../domain/message/status-letter/letter.ts";
import type { Audience } from "../../../../domain/message/unpaid/fields.ts";
import { useRead } from "../../../platform/query.ts";
import styles from "../status-letter/status-letter.module.css";
import { unpaidExampleQuery } from "./query.ts";

type Props = { audience: Audience; words: LetterWords };

/** The letter as the client of an invoice of this shop would read it. */
export function UnpaidPreview({ audience, words }: Props) {
  const read = useRead({ query: unpaidExampleQuery, variables: { audience }, nouns: [] });
  const example = read.data?.unpaid_example;
  const values = shape.safeParse(example?.values);
  if (!example || !values.success) return null;
  const sms = smsText(words.sms, values.data);
  return (
    <section aria-label="Aperçu">
      <Text size="sm" fw={600} mb={6}>
        Aperçu pour la facture {example.reference}
      </Text>
      <div className={styles.preview}>
        <Text size="sm" fw={600}>
          {fillFields(words.subject, values.data)}
        </Text>
        <Text size="sm" mt={6} className={styles.body}>
          {fillFields(words.text, values.data)}
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
