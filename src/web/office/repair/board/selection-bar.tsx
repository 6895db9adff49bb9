import { Button, CloseButton, Group, Menu, Text } from "@mantine/core";
import { IconPrinter, IconProgress, IconUserCheck } from "@tabler/icons-react";
import { fullName } from "../../../../domain/client/names.ts";
import { REPAIR_STATUSES, type RepairStatus } from "../../../../domain/repair/status.ts";
import { office } from "../../../ui/office/styles.ts";
import type { ShopUser } from "../../shop/use-shop.ts";
import { StatusItems } from "../status-items.tsx";
import styles from "./board.module.css";

type Props = {
  count: number;
  users: readonly ShopUser[];
  /** Those who only read may print. */
  mayEdit: boolean;
  move: (to: RepairStatus) => void;
  assign: (technician_id: string | null) => void;
  print: () => void;
  clear: () => void;
};

/** What can be done with the chosen repairs together. */
export const SelectionBar = ({ count, users, mayEdit, move, assign, print, clear }: Props) => (
  <div className={`${styles.selectionBar} ${office.noPrint}`} role="region" aria-label="Sélection">
    <Text fw={650} size="sm" role="status" className={office.figures}>
      {count === 1 ? "1 réparation" : `${count} réparations`}
    </Text>
    <Group gap={8} wrap="nowrap" className={styles.selectionTools}>
      {mayEdit && (
        <>
          <Menu position="top" withinPortal>
            <Menu.Target>
              <Button variant="default" leftSection={<IconProgress size={18} aria-hidden />}>
                Statut
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <StatusItems statuses={REPAIR_STATUSES} choose={move} />
            </Menu.Dropdown>
          </Menu>
          <Menu position="top" withinPortal>
            <Menu.Target>
              <Button variant="default" leftSection={<IconUserCheck size={18} aria-hidden />}>
                Confier
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Label>Confier à</Menu.Label>
              {users.map((user) => (
                <Menu.Item key={user.id} onClick={() => assign(user.id)}>
                  {fullName(user)}
                </Menu.Item>
              ))}
              <Menu.Divider />
              <Menu.Item onClick={() => assign(null)}>Personne</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </>
      )}
      <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={print}>
        Imprimer
      </Button>
      <CloseButton size="lg" aria-label="Ne plus rien choisir" onClick={clear} />
    </Group>
  </div>
);
