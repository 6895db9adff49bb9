import { Text } from "@mantine/core";
import { applianceLabel } from "../../../../domain/repair/appliance/appliance.ts";
import { Facts, Panel } from "../../../ui/office/panel.tsx";
import type { Sheet } from "./query.ts";
import styles from "./sheet.module.css";

export const AppliancePanel = ({ repair }: { repair: Sheet }) => {
  const { appliance, description } = repair;
  return (
    <Panel title="Appareil et panne">
      {appliance && (
        <>
          <Text fw={650} size="md">
            {applianceLabel(appliance)}
          </Text>
          <Facts
            facts={[
              ["Catégorie", appliance.category],
              ["Réf", appliance.gtin],
              ["N° série", appliance.serial],
              ["Garantie", appliance.underwarranty ? "Sous garantie" : "Hors garantie"],
            ]}
          />
        </>
      )}
      {description && (
        <Text size="sm" mt={8} className={styles.timelineText}>
          {description}
        </Text>
      )}
      {!appliance && !description && (
        <Text size="sm" c="dimmed">
          Aucun appareil n’est noté sur cette fiche.
        </Text>
      )}
    </Panel>
  );
};
