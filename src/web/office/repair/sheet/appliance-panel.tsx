import { Group, Text } from "@mantine/core";
import { useState } from "react";
import { applianceLabel } from "../../../../domain/repair/appliance/appliance.ts";
import { faultOf } from "../../../../domain/repair/problem.ts";
import type { Zone } from "../../../../domain/time.ts";
import { lazyPart } from "../../../ui/office/lazy-part.tsx";
import { Facts, Panel } from "../../../ui/office/panel.tsx";
import { CertificatePart } from "../../quote/certificate/certificate-part.tsx";
import { EditButton } from "./edit-button.tsx";
import type { Sheet } from "./query.ts";
import { journalOf } from "./words.ts";
import { SlashedName } from "../appliance/slashed-name.tsx";
import styles from "./sheet.module.css";
import { Allowed } from "../../account/allowed.tsx";

// The catalogue comes with these forms: it is fetched when one of them is opened.
const ApplianceDialog = lazyPart(
  async () => (await import("./appliance-dialog.tsx")).ApplianceDialog,
);
const ProblemDialog = lazyPart(async () => (await import("./problem-dialog.tsx")).ProblemDialog);

export function AppliancePanel({ repair, zone }: { repair: Sheet; zone: Zone }) {
  const [edited, setEdited] = useState<"appliance" | "problem">();
  const close = () => setEdited(undefined);
  return (
    <Panel title="Appareil et panne">
      <Machine repair={repair} onEdit={() => setEdited("appliance")} />
      <Problem repair={repair} onEdit={() => setEdited("problem")} />
      {repair.appliance && <CertificatePart repair={repair} zone={zone} />}
      {edited === "appliance" && <ApplianceDialog repair={repair} onClose={close} />}
      {edited === "problem" && <ProblemDialog repair={repair} onClose={close} />}
    </Panel>
  );
}

type PartProps = { repair: Sheet; onEdit: () => void };

function Machine({ repair: { appliance }, onEdit }: PartProps) {
  return (
    <>
      <Group justify="space-between" gap={8} wrap="nowrap">
        {appliance ? (
          <Text fw={650} size="md">
            {applianceLabel(appliance)}
          </Text>
        ) : (
          <Text size="sm" c="dimmed">
            Aucun appareil n’est noté sur cette fiche.
          </Text>
        )}
        <Allowed action="edit-repair">
          <EditButton
            label={appliance ? "Modifier l’appareil" : "Ajouter l’appareil"}
            onClick={onEdit}
          />
        </Allowed>
      </Group>
      {appliance && (
        <Facts
          facts={[
            ["Catégorie", <SlashedName key="category" name={appliance.category} />],
            ["Réf", appliance.gtin],
            ["N° série", appliance.serial],
            ["Garantie", appliance.underwarranty ? "Sous garantie" : "Hors garantie"],
          ]}
        />
      )}
    </>
  );
}

function Problem({ repair, onEdit }: PartProps) {
  const fault = faultOf(journalOf(repair));
  const { description } = repair;
  return (
    <div className={styles.problem}>
      <Group justify="space-between" gap={8} wrap="nowrap">
        {fault || description ? (
          <Text fw={fault ? 650 : undefined} size={fault ? "md" : "sm"} className={styles.words}>
            {fault || description}
          </Text>
        ) : (
          <Text size="sm" c="dimmed">
            La panne n’est pas encore décrite.
          </Text>
        )}
        <Allowed action="edit-repair">
          <EditButton label="Modifier la panne" onClick={onEdit} />
        </Allowed>
      </Group>
      {fault && description && (
        <Text size="sm" className={styles.words}>
          {description}
        </Text>
      )}
    </div>
  );
}
