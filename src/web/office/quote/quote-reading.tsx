import { Button, Group, Table, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import { Fragment } from "react";
import { formatEuros, formatQuantity, formatRate } from "../../../domain/money.ts";
import type { QuoteLine } from "../../../domain/quote/line.ts";
import { rangeOf, rangeText } from "../../../domain/quote/option/combinations.ts";
import {
  isOptional,
  proposedLines,
  type OptionGroup,
} from "../../../domain/quote/option/groups.ts";
import { sectionsOf } from "../../../domain/quote/option/sections.ts";
import { isUnsent } from "../../../domain/quote/status.ts";
import {
  basisOf,
  PRICE_BASIS_FR,
  readPrice,
  type PriceBasis,
} from "../../../domain/quote/price/price.ts";
import { totalsOf } from "../../../domain/quote/totals.ts";
import { formatNumericDate, type Zone } from "../../../domain/time.ts";
import { useAction } from "../../platform/query.ts";
import { ConfirmButton } from "../../ui/office/confirm-button.tsx";
import { Facts, Panel } from "../../ui/office/panel.tsx";
import { IssueModal } from "../invoice/issue/issue-dialog.tsx";
import { SignButton } from "./agreement/sign-button.tsx";
import { AmendButton } from "./amendment/amend-button.tsx";
import { EvidencePanel } from "./evidence/evidence-panel.tsx";
import { duplicateQuote, reviseQuote } from "./actions.ts";
import type { WholeQuote } from "./query.ts";
import { RefusalDialog } from "./refusal-dialog.tsx";
import { pdfOf } from "./send-dialog.tsx";
import { readLines } from "./draft/stored-lines.ts";
import { TotalsTable } from "./totals-table.tsx";
import styles from "./quote.module.css";
import { office } from "../../ui/office/styles.ts";
import { Allowed } from "../account/allowed.tsx";

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

type GroupProps = { group: OptionGroup; basis: PriceBasis };

/** Every alternative that the client may take, each under its name. */
const ReadGroup = ({ group: { group, isChoice, alternatives }, basis }: GroupProps) =>
  alternatives.map(({ alternative, proposed, lines }) => (
    <Fragment key={alternative}>
      <Table.Tr>
        <Table.Th scope="rowgroup" colSpan={5}>
          {isChoice ? `${group}, au choix : ${alternative}` : "En option"}
          {proposed && <Text span size="sm" c="dimmed">{` (proposé)`}</Text>}
        </Table.Th>
      </Table.Tr>
      {lines.map((line) => (
        <ReadLine key={line.id} line={line} basis={basis} />
      ))}
    </Fragment>
  ));

function ReadLine({ line, basis }: { line: QuoteLine; basis: PriceBasis }) {
  const { price, amount } = readPrice(line, basis);
  if (line.kind === "text")
    return (
      <Table.Tr>
        <Table.Td colSpan={5} data-cell="label">
          {line.label}
        </Table.Td>
      </Table.Tr>
    );
  if (line.kind === "bonus")
    return (
      <Table.Tr>
        <Table.Td colSpan={4} data-cell="label">
          {line.label}
        </Table.Td>
        <Table.Td ta="right" className={office.figures} data-cell="total">
          {formatEuros(0 - line.unit_price)}
        </Table.Td>
      </Table.Tr>
    );
  return (
    <Table.Tr>
      <Table.Td data-cell="label">{line.label}</Table.Td>
      <Table.Td ta="right" className={office.figures}>
        {formatQuantity(line.quantity)} {line.unit}
      </Table.Td>
      <Table.Td ta="right" className={office.figures} data-cell="price">
        {price}
      </Table.Td>
      <Table.Td ta="right" className={office.figures} data-cell="rate">
        {formatRate(line.vat_rate)}
      </Table.Td>
      <Table.Td ta="right" className={office.figures} data-cell="total">
        {formatEuros(amount)}
      </Table.Td>
    </Table.Tr>
  );
}

/** What the client says before the shop, or on the telephone. */
function AnswerButtons({ quote }: { quote: WholeQuote }) {
  const [isRefusing, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" onClick={open}>
        Noter un refus
      </Button>
      <SignButton quote_id={quote.id} />
      {isRefusing && <RefusalDialog id={quote.id} close={close} />}
    </>
  );
}

/** One main button: the invoice once the client agreed. */
function QuoteCommands({ quote }: { quote: WholeQuote }) {
  const navigate = useNavigate();
  const [isIssuing, { open: preview, close }] = useDisclosure();
  const revising = useAction(reviseQuote);
  const duplicating = useAction(duplicateQuote);
  const toSheet = () =>
    navigate({ to: "/app/sheet/$repairid", params: { repairid: quote.repair_id } });

  const duplicate = async () => {
    const copy = await duplicating.act({ id: quote.id });
    if (copy) await navigate({ to: "/app/repair/quote/$quoteid", params: { quoteid: copy.id } });
  };
  return (
    <Group gap={8} justify="flex-end" className={office.noPrint}>
      <Button component="a" href={pdfOf(quote.id)} target="_blank" variant="default">
        Voir le PDF
      </Button>
      {!isUnsent(quote) && (
        <Button component="a" href={`/quote/${quote.quoteid}`} target="_blank" variant="default">
          Page du client
        </Button>
      )}
      <Allowed action="edit-quote">
        <Button variant="default" loading={duplicating.busy} onClick={duplicate}>
          Dupliquer
        </Button>
        {quote.billable && !quote.invoice && !quote.withdrawn_at && (
          <AmendButton quote_id={quote.id} />
        )}
        {quote.status === "Envoyé" && <AnswerButtons quote={quote} />}
        {quote.status !== "Accepté" && (
          <ConfirmButton
            variant="default"
            loading={revising.busy}
            title="Réviser ce devis"
            why="Le devis redevient un brouillon et prend une nouvelle version. Celle que le client a reçue reste gardée, mais il ne pourra plus l’accepter."
            onConfirm={() => revising.act({ id: quote.id })}
          >
            Réviser
          </ConfirmButton>
        )}
      </Allowed>
      <Allowed action="issue-invoice">
        {quote.billable && !quote.withdrawn_at && (
          <Button onClick={preview}>Émettre la facture</Button>
        )}
        {isIssuing && <IssueModal quote_id={quote.id} close={close} onIssued={toSheet} />}
      </Allowed>
    </Group>
  );
}
