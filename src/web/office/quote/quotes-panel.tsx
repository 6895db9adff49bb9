import { Anchor, Button, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatEuros } from "../../../domain/money.ts";
import { rangeText } from "../../../domain/quote/option/combinations.ts";
import { formatNumericDate } from "../../../domain/time.ts";
import { Allowed } from "../account/allowed.tsx";
import { Panel } from "../../ui/office/panel.tsx";
import { SignButton } from "./agreement/sign-button.tsx";
import { QuoteMark } from "./quote-mark.tsx";
import type { QuoteParts } from "./parts.ts";
import { office } from "../../ui/office/styles.ts";
import panelStyles from "../../ui/office/panel.module.css";

type Props = { quotes: readonly QuoteParts[]; repair_id: string };

export const QuotesPanel = ({ quotes, repair_id }: Props) => (
  <Panel
    title="Devis"
    aside={
      <Allowed action="edit-quote">
        <Button
          size="xs"
          variant="default"
          className={office.noPrint}
          renderRoot={(props) => <Link {...props} to="/app/repair/quote" search={{ repair_id }} />}
        >
          Nouveau devis
        </Button>
      </Allowed>
    }
  >
    {quotes.length === 0 && (
      <Text size="sm" c="dimmed">
        Aucun devis pour cette réparation.
      </Text>
    )}
    <ul className={panelStyles.rows}>
      {quotes.map((quote) => (
        <li key={quote.id}>
          <Group justify="space-between" gap={8} wrap="nowrap">
            <Anchor
              renderRoot={(props) => (
                <Link {...props} to="/app/repair/quote/$quoteid" params={{ quoteid: quote.id }} />
              )}
              size="sm"
              fw={600}
            >
              {quoteName(quote)}
            </Anchor>
            <Text fw={650} className={office.figures}>
              {rangeText({ least: quote.total_least, most: quote.total_most })} TTC
            </Text>
          </Group>
          <Group gap={8} mt={4}>
            <QuoteMark status={quote.status} />
            {quote.bonus > 0 && (
              <Text size="sm" c="dimmed">
                {formatEuros(quote.due)} à payer, bonus réparation déduit
              </Text>
            )}
            {quote.subject && (
              <Text size="sm" c="dimmed">
                {quote.subject}
              </Text>
            )}
            {quote.status === "Envoyé" && quote.valid_until && (
              <Text size="sm" c="dimmed">
                valable jusqu’au {formatNumericDate(quote.valid_until)}
              </Text>
            )}
            {quote.status === "Envoyé" && (
              <SignButton
                quote_id={quote.id}
                size="compact-sm"
                variant="default"
                ml="auto"
                className={office.noPrint}
              />
            )}
          </Group>
        </li>
      ))}
    </ul>
  </Panel>
);

/** « Devis D2026-00012 », or « Devis sans numéro » before it is sent. */
export const quoteName = ({ reference }: Pick<QuoteParts, "reference">): string =>
  reference ? `Devis ${reference}` : "Devis en préparation";
