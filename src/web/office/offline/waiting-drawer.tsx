import { Alert, Anchor, Badge, Button, Drawer, Group, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconRefresh, IconTrash } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useState, type MouseEvent } from "react";
import type { DeferredAct } from "../../../domain/account/deferred/queue.ts";
import { settleField, type Kept } from "../../../domain/account/deferred/settle.ts";
import { formatMoment, toInstant } from "../../../domain/time.ts";
import { retryAct, withdrawAct } from "../../platform/deferred/queue.ts";
import { useDeferredActs } from "../../platform/deferred/use-acts.ts";
import { askAllAgain } from "../../platform/live.ts";
import { ConflictNotice } from "../../ui/office/conflict-notice.tsx";
import { EmptyState } from "../../ui/office/empty-state.tsx";
import { SMALL_SCREEN } from "../../ui/office/styles.ts";
import { useColleagues, useZone } from "../shop/use-shop.ts";
import { kindNamed } from "./acts.ts";
import { choicesOf, refusedText, stateOf, wordsOf } from "./words.ts";
import styles from "./waiting.module.css";

/** What was done on this device and that the server does not have yet. */
export function WaitingDrawer({ close }: { close: () => void }) {
  const isSmall = useMediaQuery(SMALL_SCREEN, false, { getInitialValueInEffect: false });
  const acts = useDeferredActs();
  return (
    <Drawer
      opened
      onClose={close}
      position={isSmall ? "bottom" : "right"}
      size={isSmall ? "90%" : 480}
      title="En attente sur cet appareil"
    >
      {acts.length === 0 ? (
        <EmptyState title="Tout est parti">
          Ce que vous faites sans réseau attend ici, puis part de lui-même.
        </EmptyState>
      ) : (
        <>
          <Text size="sm" c="dimmed" mb="md">
            Tout part dans l’ordre dès le retour du réseau. Rien n’est compté deux fois.
          </Text>
          <ol className={styles.acts}>
            {acts.map((act) => (
              <Waiting key={act.id} act={act} close={close} />
            ))}
          </ol>
        </>
      )}
    </Drawer>
  );
}

const COLOR = { waiting: "gray", conflict: "yellow", refused: "red" } as const;

type WaitingProps = { act: DeferredAct; close: () => void };

function Waiting({ act, close }: WaitingProps) {
  const zone = useZone();
  const router = useRouter();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    close();
    router.history.push(act.made_on.path);
  };
  return (
    <li className={styles.act} data-state={act.state}>
      <Group justify="space-between" gap={8} wrap="nowrap" align="start">
        <div className={styles.words}>
          <Text fw={600} lineClamp={4}>
            {wordsOf(act)}
          </Text>
          <Text size="sm" c="dimmed">
            {formatMoment(toInstant(act.made_at), zone)}
            {act.made_on.title && (
              <>
                {" · "}
                <Anchor size="sm" href={act.made_on.path} onClick={open}>
                  {act.made_on.title}
                </Anchor>
              </>
            )}
          </Text>
        </div>
        <Badge variant="light" color={COLOR[act.state]} flex="none">
          {stateOf(act)}
        </Badge>
      </Group>
      {act.state === "conflict" && <Conflict act={act} />}
      {act.state === "refused" && (
        <Alert color="red" variant="light" mt={8}>
          {refusedText(act)}
        </Alert>
      )}
      {act.state !== "waiting" && <Decision act={act} />}
    </li>
  );
}

/** Field by field: mine or theirs. Sent again once each is chosen. */
function Conflict({ act }: { act: DeferredAct }) {
  const naming = { nameOf: useColleagues(), zone: useZone() };
  const kind = kindNamed(act);
  const [settled, setSettled] = useState<readonly string[]>([]);
  const [fields, setFields] = useState(() => kind?.fieldsOf(act) ?? { sent: {}, base: {} });
  const choices = choicesOf(act, kind, naming);
  const left = choices.filter(({ field }) => !settled.includes(field));
  const choose = (field: string, kept: Kept) => {
    const choice = choices.find((one) => one.field === field);
    if (!choice || !kind) return;
    const next = settleField(fields, { field, theirs: choice.stored }, kept);
    setFields(next);
    setSettled([...settled, field]);
    if (left.length === 1) void retryAct(act, kind.settled(act, next)).then(askAllAgain);
  };
  return (
    <div className={styles.conflict}>
      <ConflictNotice
        conflicts={left}
        onChoose={choose}
        follows="Choisissez ce qui reste : cela part aussitôt."
      />
    </div>
  );
}

function Decision({ act }: { act: DeferredAct }) {
  const [asking, setAsking] = useState(false);
  if (asking)
    return (
      <Stack gap={8} mt={8} role="alert">
        <Text size="sm">Ce que vous avez fait ne sera pas enregistré.</Text>
        <Group gap={8}>
          <Button size="xs" color="red" onClick={() => void withdrawAct(act.id).then(askAllAgain)}>
            Retirer
          </Button>
          <Button size="xs" variant="default" onClick={() => setAsking(false)}>
            Garder
          </Button>
        </Group>
      </Stack>
    );
  return (
    <Group gap={8} mt={8}>
      {act.state === "refused" && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() => void retryAct(act)}
        >
          Réessayer
        </Button>
      )}
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Retirer
      </Button>
    </Group>
  );
}
