import { Alert, Table, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { CATEGORY_FR } from "../../../../domain/ledger/e-reporting/aggregate.ts";
import { formatEuros, formatRate } from "../../../../domain/money.ts";
import { formatNumericDate, type LocalDate } from "../../../../domain/time.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { office } from "../../../ui/office/styles.ts";
import type { Report } from "./query.ts";
import styles from "./reporting.module.css";

type Props = { report: Report; isExempt: boolean };

const categoryText = (category: string): string => {
  const texts: Record<string, string> = CATEGORY_FR;
  return texts[category] ?? category;
};

/** What one report says, day by day. */
export const ReportTables = ({ report, isExempt }: Props) => (
  <>
    {report.unknown > 0 && (
      <Alert color="yellow" variant="light" title="Entreprises sans SIREN">
        {`${report.unknown} facture(s) à une entreprise sans SIREN : elles ne sont dans aucune déclaration. Complétez la fiche de ces clients.`}
      </Alert>
    )}
    <Sales report={report} />
    <Payments report={report} isExempt={isExempt} />
  </>
);

const Sales = ({ report: { sales, base, vat } }: { report: Report }) => (
  <Panel title="Ventes aux particuliers">
    {sales.length === 0 ? (
      <Nothing>Aucune vente à déclarer sur cette période.</Nothing>
    ) : (
      <Table className={styles.table}>
        <Heads names={["Jour", "Nature", "Base HT", "TVA"]} figures={2} />
        <Table.Tbody>
          {sales.map((row, index) => (
            <Table.Tr key={`${row.day} ${row.category} ${row.vat_rate}`}>
              <Day day={row.day} before={sales[index - 1]?.day} />
              <Table.Td>{`${categoryText(row.category)}, ${formatRate(row.vat_rate)}`}</Table.Td>
              <Amount>{formatEuros(row.base)}</Amount>
              <Amount>{formatEuros(row.vat)}</Amount>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th colSpan={2}>Total</Table.Th>
            <Amount>{formatEuros(base)}</Amount>
            <Amount>{formatEuros(vat)}</Amount>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    )}
  </Panel>
);

function Payments({ report: { payments, received, bonus }, isExempt }: Props) {
  const figures = bonus === 0 ? ["Encaissé TTC"] : ["Encaissé TTC", "dont bonus réparation"];
  return (
    <Panel title="Encaissements des services">
      {payments.length === 0 ? (
        <Nothing>
          {isExempt
            ? "En franchise de TVA, les encaissements ne sont pas déclarés."
            : "Aucun encaissement à déclarer sur cette période."}
        </Nothing>
      ) : (
        <Table className={styles.table}>
          <Heads names={["Jour", "Taux", ...figures]} figures={figures.length} />
          <Table.Tbody>
            {payments.map((row, index) => (
              <Table.Tr key={`${row.day} ${row.vat_rate}`}>
                <Day day={row.day} before={payments[index - 1]?.day} />
                <Table.Td>{formatRate(row.vat_rate)}</Table.Td>
                <Amount>{formatEuros(row.amount)}</Amount>
                {bonus !== 0 && <Amount>{formatEuros(row.bonus)}</Amount>}
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th colSpan={2}>Total</Table.Th>
              <Amount>{formatEuros(received)}</Amount>
              {bonus !== 0 && <Amount>{formatEuros(bonus)}</Amount>}
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      )}
    </Panel>
  );
}

/** Said once for the rows of one day. */
const Day = ({ day, before }: { day: LocalDate; before: LocalDate | undefined }) => (
  <Table.Td>
    <span {...(day === before && { className: office.spokenOnly })}>{formatNumericDate(day)}</span>
  </Table.Td>
);

const Nothing = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

const Amount = ({ children }: { children: ReactNode }) => (
  <Table.Td ta="right" className={office.figures}>
    {children}
  </Table.Td>
);

/** The last ones are figures, on the right. */
const Heads = ({ names, figures }: { names: readonly string[]; figures: number }) => (
  <Table.Thead>
    <Table.Tr>
      {names.map((name, index) => (
        <Table.Th key={name} ta={index >= names.length - figures ? "right" : "left"}>
          {name}
        </Table.Th>
      ))}
    </Table.Tr>
  </Table.Thead>
);
