import {
  Alert,
  Button,
  FileButton,
  Group,
  NumberInput,
  Progress,
  Stack,
  Text,
  TextInput,
} from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { mappingFault } from "../../../../../domain/quote/price-book/import/request.ts";
import { office } from "../../../../ui/office/styles.ts";
import { Allowed } from "../../../account/allowed.tsx";
import { ColumnsForm } from "./columns-form.tsx";
import { DonePanel, ImportHistory } from "./history-panel.tsx";
import { usePriceImport, type PriceImporting } from "./use-price-import.ts";
import styles from "../prices.module.css";

const ACCEPTED = ".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values";

/** A supplier's file: chosen, its columns recognised and shown, then brought in whole. */
export function ImportView() {
  const importing = usePriceImport();
  const { chosen, report, problem, progress } = importing;
  return (
    <Stack gap="md" maw={860}>
      {problem && (
        <Alert color="red" role="alert" title="Le fichier n’a pas été chargé">
          {problem}
        </Alert>
      )}
      <Allowed
        action="edit-prices"
        otherwise={<Text size="sm">L’accueil charge les fichiers.</Text>}
      >
        {report && <DonePanel report={report} again={importing.forget} />}
        {!report && !chosen && <FileStep importing={importing} />}
        {!report && chosen && <CheckStep importing={importing} chosen={chosen} />}
      </Allowed>
      {progress !== undefined && (
        <div>
          <Text size="sm" role="status">
            {progress < 50 ? "Envoi du fichier…" : "Enregistrement des prix…"}
          </Text>
          <Progress value={progress} mt={6} aria-label="Chargement du fichier" />
        </div>
      )}
      <ImportHistory />
    </Stack>
  );
}

const FileStep = ({ importing: { choose } }: { importing: PriceImporting }) => (
  <Stack align="center" gap="sm" p="xl" className={office.sheetOfPaper}>
    <IconFileSpreadsheet size={36} aria-hidden />
    <FileButton accept={ACCEPTED} onChange={(file) => file && void choose(file)}>
      {(props) => <Button {...props}>Choisir un fichier de fournisseur</Button>}
    </FileButton>
    <Text size="sm" c="dimmed" ta="center" maw={460}>
      Un fichier CSV, jusqu’à un million de lignes. Une référence que le carnet a déjà est mise à
      jour, jamais doublée.
    </Text>
  </Stack>
);

type CheckProps = {
  importing: PriceImporting;
  chosen: NonNullable<PriceImporting["chosen"]>;
};

function CheckStep({ importing, chosen }: CheckProps) {
  const { supplier, setSupplier, coefficient, setCoefficient, send, progress, forget } = importing;
  const missing =
    mappingFault(chosen.mapping, coefficient !== null) ??
    (supplier.trim() === "" ? "Dites de quel fournisseur vient ce fichier." : undefined);
  return (
    <Stack gap="md">
      <Text size="sm">
        {chosen.file.name}. Les colonnes reconnues sont déjà remplies : vérifiez-les sur les
        premières lignes.
      </Text>
      <ColumnsForm importing={importing} chosen={chosen} />
      <div className={styles.fields}>
        <TextInput
          label="Fournisseur"
          required
          maxLength={120}
          value={supplier}
          onChange={({ currentTarget }) => setSupplier(currentTarget.value)}
        />
        <NumberInput
          label="Coefficient sur le prix d’achat"
          description="Pour les lignes sans prix de vente, par exemple 1,6."
          decimalSeparator=","
          decimalScale={2}
          min={1}
          max={10}
          value={coefficient ?? ""}
          onChange={(value) => setCoefficient(typeof value === "number" ? value : null)}
        />
      </div>
      <Text size="sm" role="status" ta="end">
        {missing}
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={forget}>
          Choisir un autre fichier
        </Button>
        <Button
          disabled={missing !== undefined}
          loading={progress !== undefined}
          onClick={() => void send()}
        >
          Charger les prix
        </Button>
      </Group>
    </Stack>
  );
}
