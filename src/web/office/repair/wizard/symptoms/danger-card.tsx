import { Alert, Button, Group } from "@mantine/core";
import { IconAlertTriangleFilled, IconPhone } from "@tabler/icons-react";
import type { Danger } from "../../../../../domain/catalogue/safety.ts";
import { office } from "../../../../ui/office/styles.ts";
import styles from "./symptoms.module.css";

type Props = { danger: Danger; onRead: () => void };

/** What to do at once and whom to call, before any other question. */
export const DangerCard = ({ danger, onRead }: Props) => (
  <Alert
    role="alert"
    color="red"
    variant="outline"
    classNames={{
      root: styles.dangerCard,
      wrapper: styles.alertWrapper,
      body: styles.alertBody,
      icon: styles.alertIcon,
      title: styles.alertTitle,
      message: styles.alertMessage,
    }}
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
          classNames={{ inner: styles.callInner, label: styles.callLabel }}
          leftSection={<IconPhone size={18} aria-hidden />}
        >
          {name}&nbsp;: <span className={office.figures}>{number}</span>
        </Button>
      ))}
    </Group>
    <Button mt={8} onClick={onRead} data-autofocus>
      J’ai compris, continuer
    </Button>
  </Alert>
);
