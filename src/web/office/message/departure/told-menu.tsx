import { Button, Menu } from "@mantine/core";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { formatTime, type Instant, type Zone } from "../../../../domain/time.ts";

type ToldProps = {
  expected_at: Instant;
  zone: Zone;
  busy: boolean;
  className: string | undefined;
  onChoose: (minutes: number) => void;
};

const CHOICES = [5, 10, 20, 30, 45, 60];

/** The hour that the client has; choosing another one tells it at once. */
export const Told = ({ expected_at, zone, busy, className, onChoose }: ToldProps) => (
  <Menu position="bottom-start">
    <Menu.Target>
      <Button
        variant="default"
        className={className}
        loading={busy}
        leftSection={<IconCheck size={20} aria-hidden />}
        rightSection={<IconChevronDown size={18} aria-hidden />}
      >
        Client prévenu : vers {formatTime(expected_at, zone)}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Label>Lui donner une autre heure d’arrivée</Menu.Label>
      {CHOICES.map((minutes) => (
        <Menu.Item key={minutes} onClick={() => onChoose(minutes)}>
          {`Dans ${minutes} min`}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
