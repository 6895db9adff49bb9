import { ActionIcon, Button, Checkbox, Radio, Text } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { formatEuros } from "../../../../domain/money.ts";
import type { QuoteLine } from "../../../../domain/quote/line.ts";
import type { Alternative, OptionGroup } from "../../../../domain/quote/option/groups.ts";
import { totalsOf } from "../../../../domain/quote/totals.ts";
import { office } from "../../../ui/office/styles.ts";
import { readable, type DraftChange } from "../draft/draft.ts";
import { NameField } from "./name-field.tsx";
import styles from "./option.module.css";

type HeadsProps = Omit<Props, "group"> & { line: QuoteLine; groups: readonly OptionGroup[] };

type Props = {
  group: OptionGroup;
  change: (change: DraftChange) => void;
  /** Adds an alternative beside that line. */
  addBeside: (id: string) => void;
};

/** What stands above a line that opens a choice, an alternative or an option; nothing above the others. */
export function OptionHeads({ line, groups, ...rest }: HeadsProps) {
  const group = groups.find((one) => one.group === line.option?.group);
  const alternative = group?.alternatives.find(({ lines }) => lines[0]?.id === line.id);
  if (!group || !alternative) return null;
  const props = { ...rest, group };
  const { alternatives, isChoice } = group;
  if (!isChoice) return <OptionalHead {...props} line={line} alternative={alternative} />;
  return (
    <>
      {alternative === alternatives[0] && <GroupHead {...props} line={line} />}
      <AlternativeHead {...props} line={line} alternative={alternative} />
    </>
  );
}

const GroupHead = ({ group: { group }, line, change, addBeside }: Props & { line: QuoteLine }) => (
  <li className={styles.head} data-head="group">
    <Text size="sm" fw={600}>
      Au choix du client
    </Text>
    <NameField
      label="Nom du choix"
      value={group}
      onRename={(name) =>
        change({ type: "rename", of: { group, alternative: null }, name, what: "group" })
      }
    />
    <Button
      size="compact-sm"
      variant="subtle"
      ml="auto"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => addBeside(line.id)}
    >
      Ajouter une proposition
    </Button>
  </li>
);

type AlternativeProps = Props & { line: QuoteLine; alternative: Alternative };

const AlternativeHead = ({ group: { group }, alternative, line, change }: AlternativeProps) => {
  const name = alternative.alternative ?? "";
  return (
    <li className={styles.head} data-head="alternative">
      <Radio
        size="sm"
        name={`proposed-${group}`}
        label="Proposée"
        aria-label={`Proposer ${name} d’avance`}
        checked={alternative.proposed}
        onChange={() => change({ type: "propose", id: line.id })}
      />
      <NameField
        label="Nom de la proposition"
        value={name}
        onRename={(typed) =>
          change({
            type: "rename",
            of: { group, alternative: name },
            name: typed,
            what: "alternative",
          })
        }
      />
      <Price alternative={alternative} />
      <Fixed line={line} label={`Sortir ${name} du choix`} change={change} />
    </li>
  );
};

const OptionalHead = ({ alternative, line, change }: AlternativeProps) => (
  <li className={styles.head} data-head="optional">
    <Text size="sm" fw={600}>
      En option, au choix du client
    </Text>
    <Checkbox
      size="sm"
      label="Proposée"
      checked={alternative.proposed}
      onChange={() => change({ type: "propose", id: line.id })}
    />
    <Price alternative={alternative} />
    <Fixed line={line} label="Ne plus laisser en option" change={change} />
  </li>
);

const Price = ({ alternative: { lines } }: { alternative: Alternative }) => (
  <Text size="sm" ml="auto" className={office.figures}>
    {formatEuros(totalsOf(lines.map(readable)).total_incl)} TTC
  </Text>
);

type FixedProps = Pick<Props, "change"> & { line: QuoteLine; label: string };

const Fixed = ({ line, label, change }: FixedProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={26}
    aria-label={label}
    title={label}
    onClick={() => change({ type: "fixed", id: line.id })}
  >
    <IconX size={17} aria-hidden />
  </ActionIcon>
);
