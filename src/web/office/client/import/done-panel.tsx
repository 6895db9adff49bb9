import { Alert, Button, Group, Stack } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { ImportFaults } from "./line-errors.tsx";
import { UndoImport } from "./history-panel.tsx";
import type { Report } from "./requests.ts";
import { doneText } from "./words.ts";
import type { Importing } from "./use-import.ts";

/** It is in; it can be taken back whole. */
export function DoneStep({ importing, report }: { importing: Importing; report: Report }) {
  const { noun, back } = importing;
  const [undone, setUndone] = useState<string>();
  return (
    <Stack gap="md">
      <Alert
        color={undone ? "gray" : "teal"}
        role="status"
        title={undone ? "Import annulé" : "Import terminé"}
      >
        {undone ?? doneText(report, noun)}
      </Alert>
      <ImportFaults report={report} noun={noun} />
      <Group gap="sm">
        {undone === undefined && (
          <UndoImport id={report.import_id} noun={noun} onUndone={setUndone}>
            Annuler tout l’import
          </UndoImport>
        )}
        <Button variant="default" ml="auto" onClick={() => back("file")}>
          Importer un autre fichier
        </Button>
        <Button renderRoot={(props) => <Link {...props} to="/app/client" />}>
          Voir les clients
        </Button>
      </Group>
    </Stack>
  );
}
