/** Visits to come of people who left the shop, in « À débloquer ». */
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { ReassignList } from "../../shop/people/reassign-panel.tsx";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

export function LeavingGroup({ count }: { count: number }) {
  const [opened, open] = useState(false);
  const title = `${count} rendez-vous à réattribuer`;
  return (
    <li>
      <Group justify="space-between" gap={8} wrap="nowrap">
        <Text fw={650}>{title}</Text>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Réattribuer : ${title}`}
          onClick={() => open(true)}
        >
          Réattribuer
        </Button>
      </Group>
      <Text size="xs" c="dimmed">
        Les personnes prévues ne sont plus dans l’équipe.
      </Text>
      {opened && (
        <Dialog onClose={() => open(false)} title="Rendez-vous à réattribuer" size={640}>
          <ReassignList />
        </Dialog>
      )}
    </li>
  );
}
