import { Chip, Group, Input } from "@mantine/core";
import type { EventFields } from "../../../../domain/agenda/event-fields.ts";
import { userName } from "../../shop/colleague-name.ts";
import { useColleagues, useShop } from "../../shop/use-shop.ts";
import { peopleChoices } from "./people-choices.ts";
import styles from "./event-form.module.css";

type Props = {
  value: EventFields;
  onChange: (value: EventFields) => void;
  error: string | undefined;
};

/** Who goes. */
export function PeopleField({ value, onChange, error }: Props) {
  const users = useShop()?.users ?? [];
  const nameOf = useColleagues();
  const colleagues = users.map((user) => ({ id: user.id, name: userName(user) }));
  // Until the shop is loaded, no assignee is shown as a former colleague.
  const people = users.length > 0 ? peopleChoices(colleagues, value.assigned_to, nameOf) : [];
  return (
    <Input.Wrapper
      label="Intervenants"
      labelElement="div"
      withAsterisk
      error={error}
      role="group"
      aria-label="Intervenants"
    >
      <Chip.Group
        multiple
        value={[...value.assigned_to]}
        onChange={(assigned_to) => onChange({ ...value, assigned_to })}
      >
        <Group gap={8} mt={4}>
          {people.map(({ id, name }) => (
            <Chip
              key={id}
              value={id}
              variant="outline"
              size="sm"
              classNames={{ label: styles.chipLabel }}
            >
              {name}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}
