/** Who is shown in the agenda, together or each in a column. */
import { Chip, Group, Switch } from "@mantine/core";
import type { ReactNode } from "react";
import { userName } from "../../shop/colleague-name.ts";
import { Initials } from "../card-marks.tsx";
import type { AgendaPerson } from "../people.ts";
import styles from "./bar.module.css";

export type PeopleProps = {
  users: readonly AgendaPerson[];
  shown: readonly string[];
  setShown: (ids: string[]) => void;
  /** Undefined where people have no column: a month, a list. */
  inColumns: boolean | undefined;
  setInColumns: (inColumns: boolean) => void;
};

/** More than these are shown by their initials alone where there is no room for their names. */
const FEW = 5;

type Props = PeopleProps & { children: ReactNode };

export const PeopleBar = ({ children, ...people }: Props) => (
  <Group gap={12} wrap="nowrap" className={styles.people}>
    <PeopleChips {...people} />
    <Group gap={12} wrap="nowrap" ml="auto" className={styles.columnsSwitch}>
      {children}
      <ColumnsSwitch {...people} />
    </Group>
  </Group>
);

export const PeopleChips = ({ users, shown, setShown }: PeopleProps) => (
  <Chip.Group multiple value={[...shown]} onChange={setShown}>
    <div
      className={styles.chips}
      role="group"
      aria-label="Personnes affichées"
      data-many={users.length > FEW || undefined}
    >
      {users.map((user) => (
        <Chip
          key={user.id}
          value={user.id}
          size="sm"
          variant="outline"
          classNames={{ label: styles.chip, iconWrapper: styles.chipCheck }}
          title={nameAmong(users, user)}
        >
          <Initials person={user} />{" "}
          <span className={styles.chipName}>{nameAmong(users, user)}</span>
        </Chip>
      ))}
    </div>
  </Chip.Group>
);

/** The first name, and the last one too for namesakes. */
function nameAmong(users: readonly AgendaPerson[], user: AgendaPerson): string {
  const isAlone = users.every(
    ({ id, firstname }) => id === user.id || firstname !== user.firstname,
  );
  return isAlone ? user.firstname || userName(user) : userName(user);
}

export const ColumnsSwitch = ({ users, inColumns, setInColumns }: PeopleProps) =>
  inColumns !== undefined && (
    <Switch
      label="Une colonne par personne"
      checked={inColumns}
      onChange={(event) => setInColumns(event.currentTarget.checked)}
      className={styles.columnsSwitch}
      data-pending={users.length === 0 || undefined}
    />
  );
