import { Checkbox, Fieldset, Group, Radio, Stack, Text } from "@mantine/core";
import { formatEuros, type BasisPoints } from "../../../../domain/money.ts";
import type { QuoteLine } from "../../../../domain/quote/line.ts";
import { namesOf } from "../../../../domain/quote/option/agreed.ts";
import {
  groupsOf,
  isChosen,
  type Alternative,
  type OptionGroup,
} from "../../../../domain/quote/option/groups.ts";
import type { Choice } from "../../../../domain/quote/option/option.ts";
import { withChoice } from "../../../../domain/quote/option/pick.ts";
import { totalsOf } from "../../../../domain/quote/totals.ts";
import { office } from "../../../ui/office/styles.ts";

type Props = {
  lines: readonly QuoteLine[];
  discount: BasisPoints;
  choices: readonly Choice[];
  onChoose: (choices: readonly Choice[]) => void;
};

/** What the client chooses, said to the shop: each alternative with its price; nothing for a quote without options. */
export const OptionField = (props: Props) =>
  groupsOf(props.lines).map((group) => (
    <Fieldset
      key={group.group}
      legend={group.isChoice ? `Choix du client\u00a0: ${group.group}` : "En option"}
    >
      <Stack gap={12}>
        {group.alternatives.map((alternative) => (
          <Answer
            key={alternative.alternative}
            {...props}
            group={group}
            alternative={alternative}
          />
        ))}
      </Stack>
    </Fieldset>
  ));

type AnswerProps = Props & { group: OptionGroup; alternative: Alternative };

function Answer({ lines, discount, choices, onChoose, group, alternative }: AnswerProps) {
  const choice = { group: group.group, alternative: alternative.alternative };
  const names = namesOf(alternative.lines);
  const Input = group.isChoice ? Radio : Checkbox;
  return (
    <Group gap={12} wrap="nowrap" align="flex-start" justify="space-between">
      <Input
        size="md"
        name={group.group}
        label={alternative.alternative ?? names}
        description={alternative.alternative === null ? undefined : names}
        checked={isChosen(choices, choice)}
        onChange={() => onChoose(withChoice(lines, choices, choice))}
      />
      <Text fw={600} className={office.figures}>
        {formatEuros(totalsOf(alternative.lines, discount).total_incl)}
      </Text>
    </Group>
  );
}
