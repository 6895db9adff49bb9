import { Chip, Group, Input } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./event/event-form.module.css";

type Props = {
  label: string;
  choices: readonly { id: string; text: ReactNode }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  required?: boolean;
  error?: string | undefined;
};

/** Some of a few, each a chip. */
export const ChipsField = ({ label, choices, chosen, onChange, required, error }: Props) => (
  <Input.Wrapper
    label={label}
    labelElement="div"
    withAsterisk={required}
    error={error}
    role="group"
    aria-label={label}
  >
    <Chip.Group multiple value={[...chosen]} onChange={onChange}>
      <Group gap={8} mt={4}>
        {choices.map(({ id, text }) => (
          <Chip
            key={id}
            value={id}
            variant="outline"
            size="sm"
            classNames={{ label: styles.chipLabel }}
          >
            {text}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  </Input.Wrapper>
);
