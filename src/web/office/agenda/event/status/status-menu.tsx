import { Button, Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import type { EditedEvent } from "../../../../../domain/agenda/edited-event.ts";
import {
  EVENT_STATUS_FR,
  otherStatuses,
  type EventStatus,
} from "../../../../../domain/agenda/event.ts";
import styles from "../event-dialog.module.css";

type EditProps = { edited: EditedEvent; onChange: (edited: EditedEvent) => void };

const statusText = (status: EventStatus): string => `Statut : ${EVENT_STATUS_FR[status]}`;

/** Any status other than the current one (specification §4). */
export const StatusMenu = ({ edited, onChange }: EditProps) => (
  <Menu position="bottom-start">
    <Menu.Target>
      <Button
        variant="default"
        className={styles.eventStatus}
        rightSection={<IconChevronDown size={18} aria-hidden />}
      >
        {statusText(edited.status)}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {otherStatuses(edited.status).map((status) => (
        <Menu.Item key={status} onClick={() => onChange({ ...edited, status })}>
          {EVENT_STATUS_FR[status]}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
