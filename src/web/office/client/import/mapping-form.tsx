import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import type { ReadFile } from "./file.ts";
import { COLUMNS_OF, type Noun } from "./requests.ts";
import { missingText, sizeText } from "./words.ts";
import type { Importing } from "./use-import.ts";
import styles from "./import.module.css";
import { office } from "../../../ui/office/styles.ts";

type Props = { importing: Importing; file: ReadFile; columns: readonly string[] };

/** Each column of the file beside its first five lines, and what it becomes. */
export function MappingStep({ importing, file, columns }: Props) {
  const { noun, setColumn, back, send, busy } = importing;
  const missing = missingText(noun, columns);
  return (
    <Stack gap="md">
      <Text size="sm">
        {file.filename}, {sizeText(file.lines.length)}. Les colonnes reconnues sont déjà remplies :
        vérifiez-les sur les cinq premières lignes.
      </Text>
      <ul className={`${styles.importColumns} ${office.sheetOfPaper}`}>
        {columns.map((key, index) => (
          <li key={index}>
            <Column
              noun={noun}
              heading={file.headings[index]?.trim() || `Colonne ${index + 1}`}
              examples={examplesOf(file, index)}
              value={key}
              onChange={(next) => setColumn(index, next)}
            />
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="sm">
        {missing && (
          <Text size="sm" role="status" mr="auto">
            {missing}
          </Text>
        )}
        <Button variant="default" onClick={() => back("file")}>
          Choisir un autre fichier
        </Button>
        <Button disabled={missing !== undefined} loading={busy} onClick={() => void send(true)}>
          Vérifier le fichier
        </Button>
      </Group>
    </Stack>
  );
}

const PREVIEWED = 5;

const examplesOf = ({ lines }: ReadFile, index: number): string[] =>
  lines.slice(0, PREVIEWED).map(({ cells }) => cells[index]?.trim() ?? "");

type ColumnProps = {
  noun: Noun;
  heading: string;
  examples: readonly string[];
  value: string;
  onChange: (key: string) => void;
};

const Column = ({ noun, heading, examples, value, onChange }: ColumnProps) => (
  <>
    <div>
      <Text size="sm" fw={650}>
        {heading}
      </Text>
      <Text size="sm" c="dimmed" component="ol" className={styles.importExamples}>
        {examples.map((text, line) => (
          <li key={line}>{text || "—"}</li>
        ))}
      </Text>
    </div>
    <NativeSelect
      aria-label={`La colonne ${heading} devient`}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        { value: "", label: "Ne pas importer" },
        ...COLUMNS_OF[noun].map(({ key, label }) => ({ value: key, label })),
      ]}
    />
  </>
);
