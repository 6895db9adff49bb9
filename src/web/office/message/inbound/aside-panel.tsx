import { Button, Group, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { formatMoment } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import panelStyles from "../../../ui/office/panel.module.css";
import { useZone } from "../../shop/use-shop.ts";
import styles from "../message.module.css";
import { ReplyFiles } from "./reply-files.tsx";
import { settleReply, type AsideReply } from "./query.ts";
import { Allowed } from "../../account/allowed.tsx";

/** Replies of clients that no repair was found for. */
export function AsideReplies({
  replies,
  retry,
}: {
  replies: readonly AsideReply[];
  retry: () => void;
}) {
  return (
    <Panel title={`Réponses à rattacher (${replies.length})`} className={styles.failed}>
      <ul className={`${panelStyles.rows} ${styles.letters}`}>
        {replies.map((reply) => (
          <li key={reply.id}>
            <Aside reply={reply} retry={retry} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Aside({ reply, retry }: { reply: AsideReply; retry: () => void }) {
  const zone = useZone();
  const [reference, setReference] = useState("");
  const { act, busy } = useAction(settleReply);
  const settle = async (given: string) => {
    if (await act({ id: reply.id, reference: given })) retry();
  };
  return (
    <div className={styles.said}>
      <Text size="sm" fw={600}>
        {[reply.sender, reply.subject].filter(Boolean).join(" · ")}
      </Text>
      <Text size="sm" lineClamp={4}>
        {reply.text}
      </Text>
      {reply.left_out && <Text size="sm">{reply.left_out}</Text>}
      <ReplyFiles files={reply.files} />
      <Text size="xs" c="dimmed">
        {formatMoment(reply.created_at, zone)}
      </Text>
      <Allowed action="edit-repair">
        <Group gap={8} mt={8} align="end">
          <TextInput
            label="Numéro de la réparation"
            placeholder="R2026-00042"
            value={reference}
            onChange={({ currentTarget }) => setReference(currentTarget.value)}
          />
          <Button
            variant="light"
            loading={busy}
            disabled={reference.trim() === ""}
            onClick={() => void settle(reference)}
          >
            Rattacher
          </Button>
          <Button variant="subtle" color="gray" disabled={busy} onClick={() => void settle("")}>
            Classer sans suite
          </Button>
        </Group>
      </Allowed>
    </div>
  );
}
