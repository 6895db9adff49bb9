import { Anchor, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { fullName } from "../../../domain/client/names.ts";
import { formatEuros } from "../../../domain/money.ts";
import { formatNumericDate, type LocalDate } from "../../../domain/time.ts";
import { Panel } from "../../ui/office/panel.tsx";
import { isOverdue } from "../../../domain/payment/overdue.ts";
import type { Waiting } from "./query.ts";
import { SheetLink } from "./sheet-link.tsx";
import { office } from "../../ui/office/styles.ts";
import panelStyles from "../../ui/office/panel.module.css";

const Nothing = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

export const QuotesWaiting = ({ quotes, quotes_count }: Waiting) => (
  <Panel
    title={`Devis en attente (${quotes_count})`}
    aside={
      <Anchor
        renderRoot={(props) => (
          <Link {...props} to="/app/quote" search={{ tab: "quotes", status: "Envoyé" }} />
        )}
        size="sm"
      >
        Voir tous les devis
      </Anchor>
    }
  >
    {quotes.length === 0 && <Nothing>Aucun devis n’attend de réponse.</Nothing>}
    <ul className={panelStyles.rows}>
      {quotes.map((quote) => (
        <li key={quote.id}>
          <Group justify="space-between" gap={8} wrap="nowrap">
            <SheetLink id={quote.repair_id}>{fullName(quote.client)}</SheetLink>
            <Text size="sm" className={office.figures}>
              {formatEuros(quote.total_incl)} TTC
            </Text>
          </Group>
          {quote.valid_until && (
            <Text size="sm" c="dimmed">
              valable jusqu’au {formatNumericDate(quote.valid_until)}
            </Text>
          )}
        </li>
      ))}
    </ul>
  </Panel>
);

export const InvoicesWaiting = ({
  invoices,
  unpaid_total,
  today,
}: Waiting & { today: LocalDate }) => (
  <Panel
    title={`Factures à régler (${unpaid_total.count})`}
    aside={
      <Text size="sm" fw={650} className={office.figures}>
        {formatEuros(unpaid_total.remainder)}
      </Text>
    }
  >
    {invoices.length === 0 && <Nothing>Tout est réglé.</Nothing>}
    <ul className={panelStyles.rows}>
      {invoices.map((invoice) => (
        <li key={invoice.id}>
          <Group justify="space-between" gap={8} wrap="nowrap">
            <SheetLink id={invoice.repair_id}>{fullName(invoice.client)}</SheetLink>
            <Text size="sm" className={office.figures}>
              {formatEuros(invoice.remainder)}
            </Text>
          </Group>
          <Text size="sm" c={isOverdue(invoice, today) ? "red" : "dimmed"}>
            {isOverdue(invoice, today) ? "échue le " : "au plus tard le "}
            {formatNumericDate(invoice.due_on)}
          </Text>
        </li>
      ))}
    </ul>
  </Panel>
);
