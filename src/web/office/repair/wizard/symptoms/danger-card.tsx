import { Alert, Button, Group } from "@mantine/core";
import { IconAlertTriangleFilled, IconInfoCircleFilled, IconPhone } from "@tabler/icons-react";
import { dialled } from "../../../../../domain/catalogue/safety/calls.ts";
import type { Call, DangerCard as Card } from "../../../../../domain/catalogue/safety/card.ts";
import { office } from "../../../../ui/office/styles.ts";
import styles from "./symptoms.module.css";

/** `zip` is where the visit goes: some numbers depend on the department. */
type Props = {
  danger: Card;
  zip: string;
  /** Absent where the card stands beside what is being typed. */
  onRead?: () => void;
};

const LOOKS = {
  danger: { role: "alert", color: "red", icon: <IconAlertTriangleFilled size={24} aria-hidden /> },
  care: { role: "alert", color: "red", icon: <IconAlertTriangleFilled size={24} aria-hidden /> },
  notice: { role: "status", color: "blue", icon: <IconInfoCircleFilled size={24} aria-hidden /> },
} as const;

/** Safety instructions and emergency numbers, shown before any other question; a notice is not red. */
export const DangerCard = ({ danger, zip, onRead }: Props) => (
  <Alert
    {...LOOKS[danger.level]}
    variant="outline"
    classNames={{
      root: styles.dangerCard,
      wrapper: styles.alertWrapper,
      body: styles.alertBody,
      icon: styles.alertIcon,
      title: styles.alertTitle,
      message: styles.alertMessage,
    }}
    title={danger.title}
  >
    <p>Dites au client, dans cet ordre&nbsp;:</p>
    <ol>
      {danger.advice.map((order) => (
        <li key={order}>{order}</li>
      ))}
    </ol>
    <Group gap={4} mt={8}>
      {danger.calls.map((call) => (
        <CallButton key={call.number} call={call} zip={zip} color={LOOKS[danger.level].color} />
      ))}
    </Group>
    {onRead && (
      <Button mt={8} onClick={onRead} data-autofocus>
        J’ai compris, continuer
      </Button>
    )}
  </Alert>
);

type CallProps = { call: Call; zip: string; color: string };

const CallButton = ({ call, zip, color }: CallProps) => (
  <Button
    component="a"
    href={`tel:${dialled(call, zip).replace(/[^\d]/g, "")}`}
    color={color}
    variant="light"
    classNames={{ inner: styles.callInner, label: styles.callLabel }}
    leftSection={<IconPhone size={18} aria-hidden />}
  >
    {call.name}&nbsp;: <span className={office.figures}>{dialled(call, zip)}</span>
  </Button>
);
