import { Checkbox, NumberInput } from "@mantine/core";
import { formatEuros, formatQuantity, ONE } from "../../../../domain/money.ts";
import { office } from "../../../ui/office/styles.ts";
import type { ChosenLines, CreditLine } from "./chosen-lines.ts";

type ChoiceProps = {
  line: CreditLine;
  chosen: ChosenLines;
  choose: (chosen: ChosenLines) => void;
};

/** A quantity is asked for where there is more than one of it. */
export function LineChoice({ line, chosen, choose }: ChoiceProps) {
  const { id, label, left, net, quantity } = line;
  const taken = chosen[id];
  return (
    <div>
      <Checkbox
        label={
          <>
            {label} <span className={office.figures}>({formatEuros(net)} HT)</span>
          </>
        }
        checked={taken !== undefined}
        onChange={({ currentTarget }) =>
          choose({ ...chosen, [id]: currentTarget.checked ? left : undefined })
        }
      />
      {taken !== undefined && quantity !== ONE && (
        <NumberInput
          mt={4}
          ml={28}
          maw={200}
          label={`Quantité, ${formatQuantity(left)} au plus`}
          decimalScale={4}
          decimalSeparator=","
          min={0.0001}
          max={left / ONE}
          value={taken / ONE}
          onChange={(value) => choose({ ...chosen, [id]: Math.round(Number(value) * ONE) })}
        />
      )}
    </div>
  );
}
