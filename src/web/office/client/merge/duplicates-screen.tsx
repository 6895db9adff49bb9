import { Text } from "@mantine/core";
import { BesideList } from "../list/panel-screen.tsx";
import { DistinctionsPanel } from "./distinctions-panel.tsx";
import { DuplicatesPanel } from "./duplicates-panel.tsx";

/** `/app/client?vue=doublons` */
export const DuplicatesView = () => (
  <BesideList title="Doublons possibles">
    <Text size="sm" maw={620}>
      Ces fiches semblent être celles d’un même client. Comparez-les, puis fusionnez-les si c’est
      bien le cas. Deux personnes d’un même foyer restent deux clients.
    </Text>
    <DuplicatesPanel />
    <DistinctionsPanel />
  </BesideList>
);
