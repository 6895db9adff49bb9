import { Button, Group, Menu, Modal, Text } from "@mantine/core";
import {
  IconBox,
  IconBriefcase,
  IconCarGarage,
  IconTools,
  IconTruck,
  type Icon,
} from "@tabler/icons-react";
import { useState } from "react";
import {
  RESOURCE_KIND_FR,
  RESOURCE_KINDS,
  type ResourceKind,
} from "../../../../domain/agenda/resource/resource.ts";
import { useAction } from "../../../platform/query.ts";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import { Mark } from "../../../ui/office/mark.tsx";
import { RowMenu } from "../../../ui/office/row-menu.tsx";
import { removeResource, saveResource } from "./actions.ts";
import type { PlannedResource } from "./query.ts";
import { removalText } from "./words.ts";
import styles from "./resource.module.css";

const ICONS: Record<ResourceKind, Icon> = {
  vehicle: IconTruck,
  lift: IconCarGarage,
  bench: IconTools,
  tool: IconBriefcase,
  other: IconBox,
};

type Props = {
  resource: PlannedResource;
  /** Undefined for those who may only read. */
  onEdit: (() => void) | undefined;
};

export function ResourceRow({ resource, onEdit }: Props) {
  const { name, in_use } = resource;
  const kind = RESOURCE_KINDS.find((known) => known === resource.kind) ?? "other";
  const Shape = ICONS[kind];
  return (
    <li data-off={!in_use || undefined}>
      <Shape size={22} stroke={1.6} aria-hidden />
      <div>
        <Text fw={600} className={styles.name}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {RESOURCE_KIND_FR[kind]}
        </Text>
      </div>
      {!in_use && <Mark tone="quiet">Hors service</Mark>}
      {onEdit && <ResourceMenu resource={resource} onEdit={onEdit} />}
    </li>
  );
}

type MenuProps = { resource: PlannedResource; onEdit: () => void };

function ResourceMenu({ resource, onEdit }: MenuProps) {
  const { id, name, kind, in_use } = resource;
  const [asking, ask] = useState(false);
  const { act } = useAction(saveResource);
  const { act: remove, busy } = useAction(removeResource);
  const use = (next: boolean) =>
    act({ input: { id, name, kind, in_use: next, base: { name, kind, in_use: !next } } });
  const turn = async () => {
    if (await use(!in_use))
      tellUndo(
        in_use ? `${name} est hors service.` : `${name} est de nouveau en service.`,
        () => void use(in_use),
      );
  };
  return (
    <>
      <RowMenu label={`Modifier ${name}`}>
        <Menu.Item onClick={onEdit}>Modifier…</Menu.Item>
        <Menu.Item onClick={turn}>
          {in_use ? "Mettre hors service" : "Remettre en service"}
        </Menu.Item>
        <Menu.Item color="red" onClick={() => ask(true)}>
          Supprimer…
        </Menu.Item>
      </RowMenu>
      <Modal opened={asking} onClose={() => ask(false)} title={`Supprimer ${name} ?`}>
        <Text size="sm">{removalText(resource)}</Text>
        <Group justify="flex-end" mt="lg" gap={8}>
          <Button variant="default" data-autofocus onClick={() => ask(false)}>
            Ne rien changer
          </Button>
          <Button color="red" loading={busy} onClick={() => void remove({ id })}>
            Supprimer
          </Button>
        </Group>
      </Modal>
    </>
  );
}
