import { Chip, Group, Input } from "@mantine/core";
import {
  CATEGORIES,
  isCategoryId,
  type CategoryId,
} from "../../../../domain/catalogue/categories.ts";

type Props = {
  label: string;
  value: readonly CategoryId[];
  onChange: (value: CategoryId[]) => void;
  error?: string | undefined;
  disabled?: boolean;
};

/** What a shop or a person repairs: the trades of the catalogue, as chips. */
export const TradesField = ({ label, value, onChange, error, disabled = false }: Props) => (
  <div role="group" aria-label={label}>
    <Input.Label mb={6}>{label}</Input.Label>
    <Chip.Group multiple value={[...value]} onChange={(ids) => onChange(ids.filter(isCategoryId))}>
      <Group gap={6}>
        {CATEGORIES.map(({ id, name }) => (
          <Chip key={id} value={id} disabled={disabled}>
            {name}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
    {error !== undefined && <Input.Error mt={6}>{error}</Input.Error>}
  </div>
);
