import { Anchor, Stack, Table, Text } from "@mantine/core";
import type { Noun, Report } from "./requests.ts";
import { columnName, faultsFile } from "./words.ts";
import { office } from "../../../ui/office/styles.ts";
import styles from "./import.module.css";

const SHOWN = 100;

type Props = { report: Pick<Report, "faults">; noun: Noun };

/** What is wrong, line by line, here and as a file to work beside. */
export function ImportFaults({ report, noun }: Props) {
  const { faults } = report;
  if (faults.length === 0) return null;
  const href = `data:text/csv;charset=utf-8,${encodeURIComponent(faultsFile(report, noun))}`;
  return (
    <Stack gap="xs">
      <Text fw={650}>Lignes à corriger</Text>
      <div
        className={`${styles.importFaults} ${office.sheetOfPaper}`}
        tabIndex={0}
        role="region"
        aria-label="Erreurs"
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
