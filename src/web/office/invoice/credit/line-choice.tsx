import { Checkbox } from "@mantine/core";
import { formatEuros, formatQuantity } from "../../../../domain/money.ts";
import { QuantityField } from "../../../ui/office/money-field.tsx";
import type { ChosenLines, CreditLine } from "./chosen-lines.ts";

type ChoiceProps = {
  line: CreditLine;
  chosen: ChosenLines;
  choose: (chosen: ChosenLines) => void;
  disabled?: boolean;
};

/** All that is left of the line, unless less is typed. */
export function LineChoice({ line, chosen, choose, disabled = false }: ChoiceProps) {
  const { id, label, left, net, quantity, unit } = line;
  const taken = chosen[id];
  return (
    <li>
      <Checkbox
        label={label}
        description={[
          `${formatQuantity(quantity)} ${unit}`.trim(),
          `${formatEuros(net)} HT`,
          left < quantity && `reste ${formatQuantity(left)}`,
        ]
          .filter(Boolean)
          .join(", ")}
        disabled={disabled}
        checked={taken !== undefined}
        onChange={({ currentTarget }) =>
          choose({ ...chosen, [id]: currentTarget.checked ? left : undefined })
        }
      />
      {taken !== undefined && (
        <QuantityField
          aria-label={`Quantité de « ${label} », ${formatQuantity(left)} au plus`}
          disabled={disabled}
          value={taken}
          error={quantityFault(taken, left)}
          onChange={(typed) => choose({ ...chosen, [id]: typed })}
        />
      )}
    </li>
  );
}

function quantityFault(taken: number, left: number): string | undefined {
  if (!(taken > 0)) return "Plus que zéro.";
  return taken > left ? `${formatQuantity(left)} au plus.` : undefined;
}
