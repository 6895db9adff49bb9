/** What the client agrees to: the amount, and each sentence that is ticked. */
import { Checkbox, Stack, Text } from "@mantine/core";
import { formatEuros, type Cents } from "../../../../domain/money.ts";
import { office } from "../../../ui/office/styles.ts";
import type { WholeQuote } from "../query.ts";
import type { AgreementPart, Consent } from "./agreement.ts";
import styles from "./agreement.module.css";

/** What is signed, large: it is the client who reads it. */
export const Owed = ({ quote, due }: { quote: WholeQuote; due: Cents }) => (
  <div className={styles.owed}>
    <div>
      <Text fw={600}>Devis {quote.reference}</Text>
      <Text size="sm" c="dimmed">
        {quote.subject}
      </Text>
    </div>
    <div className={styles.amount}>
      <Text size="sm" c="dimmed">
        Le client s’engage à payer
      </Text>
      <strong className={office.figures}>{formatEuros(due)}</strong>
    </div>
  </div>
);

export const Consents = ({
  draft,
  set,
  consents,
}: AgreementPart & { consents: readonly Consent[] }) => (
  <Checkbox.Group
    value={[...draft.ticked]}
    onChange={(ticked) => set({ ticked })}
    aria-label="Ce que le client accepte"
  >
    <Stack gap={16}>
      {consents.map(({ key, text, required }) => (
        <Checkbox
          key={key}
          size="md"
          value={key}
          label={required ? text : `S’il le souhaite\u00a0: ${text}`}
        />
      ))}
    </Stack>
  </Checkbox.Group>
);
