import { Button, Group, Menu, Text } from "@mantine/core";
import { IconDots, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { isAwaited, isLate, partName } from "../../../../domain/repair/spare-part/spare-part.ts";
import { dateOf, toInstant } from "../../../../domain/time.ts";
import { lazyPart } from "../../../ui/office/lazy-part.tsx";
import { Panel } from "../../../ui/office/panel.tsx";
import panelStyles from "../../../ui/office/panel.module.css";
import { office } from "../../../ui/office/styles.ts";
import { useNow } from "../../../ui/use-now.ts";
import { useZone } from "../../shop/use-shop.ts";
import type { Sheet } from "../sheet/query.ts";
import { PartStateMark } from "./part-state-mark.tsx";
import type { SparePartParts } from "./parts.ts";
import { useParts } from "./use-parts.ts";
import { factsText } from "./words.ts";
import { Allowed } from "../../account/allowed.tsx";

const SparePartDialog = lazyPart(
  async () => (await import("./spare-part-dialog.tsx")).SparePartDialog,
);

type Edited = { part?: SparePartParts; ordered?: boolean };

/** The parts of the repair: what is to order, what is awaited, what came in. */
export function SparePartsPanel({ repair }: { repair: Sheet }) {
  const [edited, edit] = useState<Edited>();
  const { id, spare_parts, archived } = repair;
  return (
    <Panel
      title="Pièces"
      aside={
        !archived && (
          <Allowed action="edit-repair">
            <Button
              size="xs"
              variant="default"
              className={office.noPrint}
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => edit({})}
            >
              Ajouter une pièce
            </Button>
          </Allowed>
        )
      }
    >
      {spare_parts.length === 0 && (
        <Text size="sm" c="dimmed">
          Aucune pièce demandée.
        </Text>
      )}
      <ul className={panelStyles.rows}>
        {spare_parts.map((part) => (
          <PartRow key={part.id} {...{ part, edit, repair_id: id }} />
        ))}
      </ul>
      {edited && <SparePartDialog repair_id={id} {...edited} onClose={() => edit(undefined)} />}
    </Panel>
  );
}

type RowProps = { part: SparePartParts; repair_id: string; edit: (edited: Edited) => void };

function PartRow({ part, repair_id, edit }: RowProps) {
  const { receive, busy } = useParts();
  const today = dateOf(toInstant(useNow()), useZone());
  const facts = factsText(part);
  const isOver = part.state === "cancelled";
  return (
    <li>
      <Group justify="space-between" gap={8} wrap="nowrap" align="start">
        <Text
          size="sm"
          fw={600}
          td={isOver ? "line-through" : undefined}
          c={isOver ? "dimmed" : ""}
        >
          {partName(part)}
        </Text>
        <PartStateMark state={part.state} late={isLate(part, today)} />
      </Group>
      {facts && (
        <Text size="sm" c="dimmed">
          {facts}
        </Text>
      )}
      <Allowed action="edit-repair">
        <Group gap={8} mt={4} className={office.noPrint}>
          {part.state === "asked" && (
            <Button size="xs" variant="default" onClick={() => edit({ part, ordered: true })}>
              Commander
            </Button>
          )}
          {part.state === "ordered" && (
            <Button size="xs" variant="default" loading={busy} onClick={() => receive([part])}>
              {part.quantity - part.received > 1 ? "Tout est arrivé" : "Noter son arrivée"}
            </Button>
          )}
          <PartMenu {...{ part, repair_id, edit }} />
        </Group>
      </Allowed>
    </li>
  );
}

function PartMenu({ part, repair_id, edit }: RowProps) {
  const { receive, cancel } = useParts();
  const missing = part.quantity - part.received;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          px={6}
          aria-label={`Autres actions\u00a0: ${part.description}`}
        >
          <IconDots size={18} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => edit({ part })}>
          {part.state === "cancelled" ? "Reprendre cette pièce" : "Modifier"}
        </Menu.Item>
        {isAwaited(part) && missing > 1 && (
          <Menu.Item onClick={() => receive([part], 1)}>Une seule est arrivée</Menu.Item>
        )}
        {part.state === "asked" && (
          <Menu.Item onClick={() => receive([part])}>Noter son arrivée</Menu.Item>
        )}
        {isAwaited(part) && (
          <Menu.Item color="red" onClick={() => cancel(part, repair_id)}>
            Annuler cette pièce
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
