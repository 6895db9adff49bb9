import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { formatMoment } from "../../../../../domain/time.ts";
import { useAction, useRead } from "../../../../platform/query.ts";
import { selectedShop } from "../../../../platform/acting-shop.ts";
import { ConfirmButton } from "../../../../ui/office/confirm-button.tsx";
import { Panel } from "../../../../ui/office/panel.tsx";
import { Allowed } from "../../../account/allowed.tsx";
import { useZone } from "../../../shop/use-shop.ts";
import { undoPriceImport } from "../actions.ts";
import { priceImportsQuery, type PriceImport } from "../query.ts";
import type { PriceReport } from "./send-file.ts";
import styles from "../prices.module.css";

type Counts = Pick<PriceImport, "created" | "updated" | "unchanged" | "faulty">;

const many = (count: number, one: string, several: string): string =>
  `${count.toLocaleString("fr-FR")} ${count > 1 ? several : one}`;

/** « 1 200 prix créés, 3 mis à jour, 40 inchangés, 2 lignes à corriger »; what is none is left out. */
const countsText = ({ created, updated, unchanged, faulty }: Counts): string =>
  [
    (created > 0 || updated + unchanged === 0) && many(created, "prix créé", "prix créés"),
    updated > 0 && many(updated, "mis à jour", "mis à jour"),
    unchanged > 0 && many(unchanged, "inchangé", "inchangés"),
    faulty > 0 && many(faulty, "ligne à corriger", "lignes à corriger"),
  ]
    .filter(Boolean)
    .join(", ");

const Faults = ({ id, faulty }: { id: string; faulty: number }) =>
  faulty > 0 && (
    <Anchor
      size="sm"
      href={`/api/v1/shops/${selectedShop() ?? ""}/price-imports/${id}/faults.csv`}
      download
    >
      Télécharger la liste des erreurs
    </Anchor>
  );

export const DonePanel = ({ report, again }: { report: PriceReport; again: () => void }) => (
  <Panel title="Fichier chargé">
    <Stack gap="sm" align="start">
      <Text role="status">{countsText(report)}.</Text>
      <Faults id={report.id} faulty={report.faulty} />
      <Button variant="default" onClick={again}>
        Charger un autre fichier
      </Button>
    </Stack>
  </Panel>
);

/** The last files, each of which is undone whole. */
export function ImportHistory() {
  const read = useRead({ query: priceImportsQuery, variables: {}, nouns: ["price"] });
  const imports = read.data?.price_imports ?? [];
  if (imports.length === 0) return null;
  return (
    <Panel title="Derniers fichiers">
      <ul className={styles.imports}>
        {imports.map((one) => (
          <ImportRow key={one.id} one={one} />
        ))}
      </ul>
    </Panel>
  );
}

function ImportRow({ one }: { one: PriceImport }) {
  const zone = useZone();
  const { act, busy } = useAction(undoPriceImport);
  const { id, filename, supplier, at, by, undone_at, kept } = one;
  return (
    <li>
      <div>
        <Text size="sm" fw={600}>
          {supplier}, {filename}
        </Text>
        <Text size="sm" c="dimmed">
          {[formatMoment(at, zone), by && `par ${by}`].filter(Boolean).join(", ")}
        </Text>
        <Text size="sm">
          {undone_at
            ? `Annulé${kept > 0 ? ` ; ${kept} prix modifiés depuis sont gardés` : ""}`
            : countsText(one)}
        </Text>
      </div>
      <Group gap={8} justify="end">
        <Faults id={id} faulty={one.faulty} />
        {!undone_at && (
          <Allowed action="edit-prices">
            <ConfirmButton
              variant="default"
              size="compact-sm"
              loading={busy}
              aria-label={`Annuler le chargement de ${filename}`}
              title="Annuler ce chargement"
              why="Les prix créés sont retirés, ceux mis à jour reprennent leur valeur d’avant. Ce que vous avez modifié depuis est gardé."
              onConfirm={() => act({ import_id: id })}
            >
              Tout annuler
            </ConfirmButton>
          </Allowed>
        )}
      </Group>
    </li>
  );
}
