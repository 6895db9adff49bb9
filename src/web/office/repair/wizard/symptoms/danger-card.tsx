import { Alert, Button, Group } from "@mantine/core";
import { IconAlertTriangleFilled, IconPhone } from "@tabler/icons-react";
import type { Danger } from "../../../../../domain/catalogue/safety.ts";

type Props = { danger: Danger; onRead: () => void };

/** What to do at once and whom to call, before any other question. */
export const DangerCard = ({ danger, onRead }: Props) => (
  <Alert
    role="alert"
    color="red"
    variant="outline"
    className="danger-card"
    icon={<IconAlertTriangleFilled size={24} aria-hidden />}
    title={danger.title}
  >
    <p>Dites au client, dans cet ordre&nbsp;:</p>
    <ol>
      {danger.advice.map((order) => (
        <li key={order}>{order}</li>
      ))}
    </ol>
    <Group gap={4} mt={8}>
      {danger.calls.map(({ name, number }) => (
        <Button
          key={number}
          component="a"
          href={`tel:${number.replaceAll(" ", "")}`}
          color="red"
          variant="light"
          leftSection={<IconPhone size={18} aria-hidden />}
        >
          {name}&nbsp;: <span className="figures">{number}</span>
        </Button>
      ))}
    </Group>
    <Button mt={8} onClick={onRead} data-autofocus>
      J’ai compris, continuer
    </Button>
  </Alert>
);
