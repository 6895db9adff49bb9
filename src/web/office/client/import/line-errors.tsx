import { Anchor, Stack, Table, Text } from "@mantine/core";
import type { Noun, Report } from "./requests.ts";
import { asideText, columnName, faultsFile } from "./words.ts";
import { office } from "../../../ui/office/styles.ts";
import styles from "./import.module.css";

const SHOWN = 100;

type Props = { report: Pick<Report, "faults" | "aside">; noun: Noun };

/** What is wrong, line by line: the lines left out first, then the cells left out. */
export const ImportFaults = ({ report, noun }: Props) => (
  <>
    <FaultsTable
      title="Lignes à corriger"
      label="Erreurs"
      faults={report.faults.filter(({ aside }) => !aside)}
      noun={noun}
    />
    <FaultsTable
      title="Cellules à vérifier"
      label="Cellules à vérifier"
      faults={report.faults.filter(({ aside }) => aside)}
      noun={noun}
    >
      {asideText(report.aside, noun)}
    </FaultsTable>
  </>
);

type TableProps = Pick<Report, "faults"> & {
  title: string;
  label: string;
  noun: Noun;
  children?: string;
};

/** Here, and as a file to work beside. */
function FaultsTable({ title, label, faults, noun, children }: TableProps) {
  if (faults.length === 0) return null;
  const href = `data:text/csv;charset=utf-8,${encodeURIComponent(faultsFile({ faults }, noun))}`;
  return (
    <Stack gap="xs">
      <Text fw={650}>{title}</Text>
      {children && <Text size="sm">{children}</Text>}
      <div
        className={`${styles.importFaults} ${office.sheetOfPaper}`}
        tabIndex={0}
        role="region"
        aria-label={label}
      >
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Ligne</Table.Th>
              <Table.Th>Colonne</Table.Th>
              <Table.Th>À corriger</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {faults.slice(0, SHOWN).map(({ line, column, message }) => (
              <Table.Tr key={`${line} ${column} ${message}`}>
                <Table.Td className={office.figures}>{line}</Table.Td>
                <Table.Td>{columnName(noun, column)}</Table.Td>
                <Table.Td>{message}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <Text size="sm">
        {faults.length > SHOWN && `Les ${SHOWN} premières sont montrées. `}
        <Anchor href={href} download="lignes-a-corriger.csv">
          Télécharger la liste des erreurs
        </Anchor>
      </Text>
    </Stack>
  );
}
