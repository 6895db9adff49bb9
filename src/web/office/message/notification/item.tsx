import { Button, Group, Menu, Text } from "@mantine/core";
import { IconArrowBackUp, IconCheck, IconUserShare } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { memo } from "react";
import { formatMoment, parseInstant } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { userName } from "../../shop/colleague-name.ts";
import { useColleagues, useShop, useZone } from "../../shop/use-shop.ts";
import styles from "./notification.module.css";
import { assignNotification, finishNotification, readNotifications } from "./query.ts";
import type { KeptNotification } from "./store.ts";
import { Allowed } from "../../account/allowed.tsx";

type Props = { one: KeptNotification; close: () => void };

/** Drawn again only when it changes itself: some arrive in bursts, into a long list. */
export const NotificationItem = memo(function NotificationItem({ one, close }: Props) {
  const router = useRouter();
  const zone = useZone();
  const colleague = useColleagues();
  const { act: read } = useAction(readNotifications);
  const { title, subtitle } = one.data;
  const at = parseInstant(one.created_at);
  const go = () => {
    void read({ ids: [one.id] });
    router.history.push(one.path);
    close();
  };
  return (
    <>
      <button type="button" className={styles.place} onClick={go}>
        <Text component="span" size="sm" fw={600} className={styles.title}>
          {title}
        </Text>
        {subtitle && (
          <Text component="span" size="sm" lineClamp={3}>
            {subtitle}
          </Text>
        )}
        <Text component="span" size="xs" c="dimmed">
          {[
            at && formatMoment(at, zone),
            one.assigned_to && `confié à ${colleague(one.assigned_to)}`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </Text>
      </button>
      <Allowed action="edit-repair">
        <Group gap={4} px={12} pb={8}>
          <DoneButton one={one} />
          {!one.done_at && <AssignMenu one={one} />}
        </Group>
      </Allowed>
    </>
  );
});

function DoneButton({ one: { id, done_at } }: { one: KeptNotification }) {
  const { act, busy } = useAction(finishNotification);
  return (
    <Button
      variant="default"
      size="compact-sm"
      h={32}
      className={styles.act}
      leftSection={
        done_at ? <IconArrowBackUp size={16} aria-hidden /> : <IconCheck size={16} aria-hidden />
      }
      loading={busy}
      onClick={() => void act({ id, done: !done_at })}
    >
      {done_at ? "À refaire" : "Fait"}
    </Button>
  );
}

function AssignMenu({ one: { id, assigned_to } }: { one: KeptNotification }) {
  const users = useShop()?.users ?? [];
  const { act, busy } = useAction(assignNotification);
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          h={32}
          className={styles.act}
          leftSection={<IconUserShare size={16} aria-hidden />}
          loading={busy}
        >
          Confier
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {users.map((user) => (
          <Menu.Item
            key={user.id}
            disabled={user.id === assigned_to}
            onClick={() => void act({ id, user_id: user.id })}
          >
            {userName(user)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
