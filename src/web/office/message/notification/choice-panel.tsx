import { Button, Checkbox, Skeleton, Stack, Text } from "@mantine/core";
import { useState } from "react";
import {
  NOTIFICATION_KIND_FR,
  NOTIFICATION_KINDS,
} from "../../../../domain/message/notification/kind.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { useWanted } from "../../../platform/saving/wanted.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import styles from "./notification.module.css";
import { canAskOutside, mayShowOutside } from "./outside.ts";
import { mutedQuery, muteNotifications } from "./query.ts";

/** Which kinds this person wants, and whether the browser shows them while they look elsewhere. */
export function ChoicePanel() {
  const read = useRead({ query: mutedQuery, variables: {}, nouns: [] });
  return (
    <div className={styles.choice}>
      <ReadStates read={read} shape={<Skeleton h={240} />}>
        <Kinds muted={read.data?.muted_notifications ?? []} />
      </ReadStates>
      <OutsideButton />
    </div>
  );
}

function Kinds({ muted }: { muted: readonly string[] }) {
  const { act } = useAction(muteNotifications);
  const [chosen, choose] = useWanted(muted);
  const toggle = (kind: string, isWanted: boolean) => {
    const kinds = isWanted ? chosen.filter((one) => one !== kind) : [...chosen, kind];
    void choose(kinds, () => act({ kinds }));
  };
  return (
    <Stack gap={8} role="group" aria-label="Ce qui vous est notifié">
      <Text size="sm" fw={600}>
        Ce qui vous est notifié
      </Text>
      {NOTIFICATION_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          label={NOTIFICATION_KIND_FR[kind]}
          checked={!chosen.includes(kind)}
          onChange={({ currentTarget }) => toggle(kind, currentTarget.checked)}
        />
      ))}
    </Stack>
  );
}

function OutsideButton() {
  const [allowed, setAllowed] = useState(mayShowOutside);
  const [canAsk] = useState(canAskOutside);
  if (!canAsk) return null;
  if (allowed)
    return (
      <Text size="sm" c="dimmed" mt="sm">
        Ce navigateur vous prévient aussi quand vous regardez ailleurs.
      </Text>
    );
  if (Notification.permission === "denied")
    return (
      <Text size="sm" c="dimmed" mt="sm">
        Ce navigateur refuse les notifications d’Établi ; autorisez-les dans ses réglages.
      </Text>
    );
  const ask = async () => {
    await Notification.requestPermission();
    setAllowed(mayShowOutside());
  };
  return (
    <Button variant="light" size="sm" mt="sm" onClick={() => void ask()}>
      Me prévenir aussi quand je regarde ailleurs
    </Button>
  );
}
