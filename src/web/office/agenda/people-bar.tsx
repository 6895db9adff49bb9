/** Who is shown in the agenda, together or each in a column. */
import { Chip, Group, Switch } from "@mantine/core";
import { userName } from "../shop/colleague-name.ts";
import type { AgendaPerson } from "./people.ts";
import styles from "./agenda.module.css";

type PeopleProps = {
  users: readonly AgendaPerson[];
  shown: readonly string[];
  setShown: (ids: string[]) => void;
  inColumns: boolean;
  setInColumns: (inColumns: boolean) => void;
};

export const PeopleBar = ({ users, shown, setShown, inColumns, setInColumns }: PeopleProps) => (
  <Group gap={12} wrap="nowrap" className={styles.agendaPeople}>
    <Chip.Group multiple value={[...shown]} onChange={setShown}>
      <Group gap={6} wrap="nowrap" role="group" aria-label="Personnes affichées">
        {users.map((user) => (
          <Chip key={user.id} value={user.id} size="sm" variant="outline">
            {userName(user)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
    <Switch
      ml="auto"
      label="Une colonne par personne"
      checked={inColumns}
      onChange={(event) => setInColumns(event.currentTarget.checked)}
      className={styles.agendaColumnsSwitch}
      classNames={{ body: styles.switchBody, label: styles.switchLabel }}
      data-pending={users.length === 0 || undefined}
    />
  </Group>
);
