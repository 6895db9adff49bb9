import { Button, Group, List, Stack, Text } from "@mantine/core";
import { ImportFaults } from "./line-errors.tsx";
import type { Report } from "./requests.ts";
import { planText } from "./words.ts";
import type { Importing } from "./use-import.ts";

/** What would happen, before anything does. */
export function CheckStep({ importing, report }: { importing: Importing; report: Report }) {
  const { noun, back, send, busy } = importing;
  const isVain = report.created + report.updated === 0;
  return (
    <Stack gap="md">
      <List size="sm">
        {planText(report, noun).map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
      {isVain && <Text size="sm">Ce fichier n’apporte rien à importer.</Text>}
      <ImportFaults report={report} noun={noun} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={() => back("mapping")}>
          Revenir aux colonnes
        </Button>
        <Button disabled={isVain} loading={busy} onClick={() => void send(false)}>
          {report.faulty > 0 ? "Importer les lignes justes" : "Importer"}
        </Button>
      </Group>
    </Stack>
  );
}
