import { Chip, Group, Input } from "@mantine/core";
import { resourceChoices } from "../../../../domain/agenda/resource/resource.ts";
import styles from "../event/event-form.module.css";
import { useResources } from "./use-resources.ts";

type Props = { held: readonly string[]; onChange: (held: readonly string[]) => void };

/** What the appointment takes of what the shop shares; a shop that shares nothing has no such field. */
export function ResourceField({ held, onChange }: Props) {
  const { resources } = useResources(true);
  const choices = resourceChoices(resources, held);
  if (choices.length === 0) return null;
  return (
    <Input.Wrapper
      label="Matériel partagé"
      labelElement="div"
      role="group"
      aria-label="Matériel partagé"
    >
      <Chip.Group multiple value={[...held]} onChange={onChange}>
        <Group gap={8} mt={4}>
          {choices.map(({ id, name, in_use, removed }) => (
            <Chip
              key={id}
              value={id}
              variant="outline"
              size="sm"
              classNames={{ label: styles.chipLabel }}
            >
              {name}
              {removed ? " (supprimé)" : !in_use && " (hors service)"}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}
