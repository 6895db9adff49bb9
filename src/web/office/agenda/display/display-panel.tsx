/** « Affichage »: every parameter of the agenda, kept in this browser, and what the colours mean. */
import { Button, NativeSelect, Stack, Switch, Title } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { DEFAULT_PARAMETERS, type AgendaParameters } from "../../../../domain/agenda/params.ts";
import { ColumnsSwitch, PeopleChips, type PeopleProps } from "../bar/people-bar.tsx";
import { COUNTS, FLAGS, isUsual, optionsOf } from "./choices.ts";
import { Legend } from "./legend.tsx";
import styles from "./display.module.css";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = {
  kept: AgendaParameters;
  keep: (change: Partial<AgendaParameters>) => void;
  /** On a phone the people have no line of their own above the grid. */
  people: PeopleProps | undefined;
  onPrint: () => void;
  close: () => void;
};

export const DisplayPanel = ({ kept, keep, people, onPrint, close }: Props) => (
  <Dialog onClose={close} title="Affichage" size={420}>
    <Stack gap="md">
      {people && (
        <div className={styles.people}>
          <PeopleChips {...people} />
          <ColumnsSwitch {...people} />
        </div>
      )}
      {COUNTS.map((count) => (
        <NativeSelect
          key={count.name}
          label={count.label}
          value={String(kept[count.name])}
          data={optionsOf(count, kept[count.name])}
          onChange={({ currentTarget }) => keep({ [count.name]: Number(currentTarget.value) })}
        />
      ))}
      {FLAGS.map(({ name, label, description }) => (
        <Switch
          key={name}
          label={label}
          description={description}
          checked={kept[name]}
          onChange={({ currentTarget }) => keep({ [name]: currentTarget.checked })}
        />
      ))}
      <Button
        variant="default"
        disabled={isUsual(kept, DEFAULT_PARAMETERS)}
        onClick={() => keep(usualBut(kept))}
      >
        Revenir aux réglages d’origine
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={onPrint}
      >
        Imprimer
      </Button>
      <Title order={3} size="h4">
        Légende
      </Title>
      <Legend />
    </Stack>
  </Dialog>
);

/** The view and the people stay as they are: they have controls of their own. */
const usualBut = ({ type, usersIDSelected }: AgendaParameters): AgendaParameters => ({
  ...DEFAULT_PARAMETERS,
  type,
  usersIDSelected,
});
