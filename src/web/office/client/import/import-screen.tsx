import { Alert, Progress, Stack, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import { shareDone } from "../../../../domain/client/import/progress.ts";
import { BesideList } from "../list/panel-screen.tsx";
import { CheckStep } from "./check-panel.tsx";
import { DoneStep } from "./done-panel.tsx";
import { FileStep } from "./file-panel.tsx";
import { ImportHistory } from "./history-panel.tsx";
import { MappingStep } from "./mapping-form.tsx";
import { progressText, sizeText } from "./words.ts";
import { useImport, type Importing, type Step } from "./use-import.ts";
import { office } from "../../../ui/office/styles.ts";
import styles from "./import.module.css";

const STEPS: readonly Step[] = ["file", "mapping", "check", "done"];
const STEP_FR: Record<Step, string> = {
  file: "Choisir le fichier",
  mapping: "Reconnaître les colonnes",
  check: "Vérifier",
  done: "Terminé",
};

/** `/app/client?vue=import` */
export function ImportView() {
  const importing = useImport();
  const { step, problem, busy } = importing;
  const title = useFocusAtEach(step);
  return (
    <BesideList title="Importer un fichier">
      <Stack gap="md" className={styles.import}>
        <div>
          <Text size="sm" c="dimmed">
            Étape {STEPS.indexOf(step) + 1} sur {STEPS.length}
          </Text>
          <h2 className={styles.importStep} ref={title} tabIndex={-1}>
            {STEP_FR[step]}
          </h2>
        </div>
        {problem && (
          <Alert color="red" role="alert" title="L’import n’a pas avancé">
            {problem}
          </Alert>
        )}
        <CurrentStep importing={importing} />
        {busy && <Busy importing={importing} />}
        {step === "file" && <ImportHistory />}
      </Stack>
    </BesideList>
  );
}

function CurrentStep({ importing }: { importing: Importing }) {
  const { step, chosen, report } = importing;
  if (step === "mapping" && chosen)
    return <MappingStep importing={importing} file={chosen.file} columns={chosen.columns} />;
  if (step === "check" && report) return <CheckStep importing={importing} report={report} />;
  if (step === "done" && report) return <DoneStep importing={importing} report={report} />;
  return <FileStep importing={importing} />;
}

/** Read in the browser, on its way, then as far as the server says. */
function Busy({ importing: { progress, chosen } }: { importing: Importing }) {
  const size = sizeText(chosen?.file.lines.length ?? 0);
  const step = progress?.step;
  const sending = progress ? `Envoi de ${size}…` : "Lecture du fichier…";
  return (
    <div>
      {/* Said once to those who listen: a figure that runs would never let them hear anything else. */}
      <Text size="sm" className={office.figures} aria-hidden={step ? true : undefined}>
        {step ? progressText(step) : sending}
      </Text>
      <p role="status" className={office.spokenOnly}>
        {step ? "Import en cours" : sending}
      </p>
      <Progress
        value={step && progress ? 100 * shareDone(step, progress.check) : 100}
        animated={!step}
        mt={6}
        aria-label="Import en cours"
      />
    </div>
  );
}

/** A new step is announced by its title; the first one leaves the focus to the screen's. */
function useFocusAtEach(step: Step) {
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(step);
  useEffect(() => {
    if (first.current !== step) title.current?.focus();
    first.current = step;
  }, [step]);
  return title;
}
