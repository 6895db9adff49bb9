import { Menu } from "@mantine/core";
import type { RepairStatus } from "../../../domain/repair/status.ts";
import { STATUS_LOOK } from "./status-mark.tsx";

type Props = { statuses: readonly RepairStatus[]; choose: (status: RepairStatus) => unknown };

/** The content of every menu that gives a status. */
export const StatusItems = ({ statuses, choose }: Props) => (
  <>
    <Menu.Label>Changer de statut</Menu.Label>
    {statuses.map((status) => {
      const Shape = STATUS_LOOK[status].icon;
      return (
        <Menu.Item
          key={status}
          leftSection={<Shape size={18} stroke={1.7} aria-hidden />}
          onClick={() => choose(status)}
        >
          {status}
        </Menu.Item>
      );
    })}
  </>
);
