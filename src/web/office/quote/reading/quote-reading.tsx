import { Table, Text } from "@mantine/core";
import { rangeOf, rangeText } from "../../../../domain/quote/option/combinations.ts";
import { isOptional, proposedLines } from "../../../../domain/quote/option/groups.ts";
import { sectionsOf } from "../../../../domain/quote/option/sections.ts";
import { basisOf, PRICE_BASIS_FR } from "../../../../domain/quote/price/price.ts";
import { totalsOf } from "../../../../domain/quote/totals.ts";
import { formatNumericDate, type Zone } from "../../../../domain/time.ts";
import { Facts, Panel } from "../../../ui/office/panel.tsx";
import { readLines } from "../draft/stored-lines.ts";
import { EvidencePanel } from "../evidence/evidence-panel.tsx";
import type { WholeQuote } from "../query.ts";
import { QuoteCommands } from "./quote-commands.tsx";
import { ReadGroup, ReadLine } from "./quote-lines.tsx";
import { TotalsTable } from "../totals-table.tsx";
import styles from "../quote.module.css";

type Props = { quote: WholeQuote; zone: Zone };

/** A quote that left the shop, or that the person may not write: read. */
export function QuoteReading({ quote, zone }: Props) {
  const lines = readLines(quote.shown_lines);
  const basis = basisOf(lines) ?? "excl";
  const { due: range } = rangeOf(lines, quote.discount);
  return (
    <div className={styles.quoteReading}>
      <QuoteCommands quote={quote} />
      <div className={styles.quoteFoot}>
        <Panel title={quote.subject || "Contenu"}>
          <div
            className={styles.quoteTableFrame}
            role="region"
            aria-label="Lignes du devis"
            tabIndex={0}
          >
            <Table className={styles.quoteRead}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Libellé</Table.Th>
                  <Table.Th ta="right">Quantité</Table.Th>
                  <Table.Th ta="right">Prix {PRICE_BASIS_FR[basis]}</Table.Th>
                  <Table.Th ta="right">TVA</Table.Th>
                  <Table.Th ta="right">Total {PRICE_BASIS_FR[basis]}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {sectionsOf(lines).map((section) =>
                  "line" in section ? (
                    <ReadLine key={section.line.id} line={section.line} basis={basis} />
                  ) : (
                    <ReadGroup key={section.group.group} group={section.group} basis={basis} />
                  ),
                )}
              </Table.Tbody>
            </Table>
          </div>
          {quote.notes && (
            <Text size="sm" mt="md" className={styles.quoteNotes}>
              {quote.notes}
            </Text>
          )}
        </Panel>
        <div className={styles.quoteAside}>
          <Panel title="Total">
            <TotalsTable
              totals={totalsOf(proposedLines(lines), quote.discount)}
              deposit={quote.deposit}
            />
            <Facts
              facts={[
                ["Au choix", isOptional(lines) ? rangeText(range) : ""],
                [
                  "Valable",
                  quote.valid_until && `jusqu’au ${formatNumericDate(quote.valid_until)}`,
                ],
                ["Version", quote.version > 1 ? String(quote.version) : ""],
                ["Pièces", quote.keeps_parts ? "gardées par le client" : ""],
              ]}
            />
          </Panel>
          <EvidencePanel quote={quote} zone={zone} />
        </div>
      </div>
    </div>
  );
}
