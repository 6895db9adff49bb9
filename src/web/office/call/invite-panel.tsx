import { Button, CopyButton, Group, Stack, Text } from "@mantine/core";
import { IconCheck, IconLink, IconMail, IconMessage } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { InviteChannel } from "../../../domain/call/link.ts";
import { mobileOf } from "../../../domain/message/channel.ts";
import { formatTime } from "../../../domain/time.ts";
import { useAction } from "../../platform/query.ts";
import { tellDone } from "../../ui/office/notify.ts";
import { codeOf, type Code } from "../repair/sheet/paper/code.ts";
import { useZone } from "../shop/use-shop.ts";
import { sendCallLink } from "./actions.ts";
import { DelayButtons } from "./delay-menu.tsx";
import type { Call } from "./query.ts";
import styles from "./call-screen.module.css";

/** How the client comes in: by e-mail, by SMS, by a code in front of them, or a link to dictate to a colleague. */
export function InvitePanel({ call }: { call: Call }) {
  const zone = useZone();
  const { url, repair, expires_at } = call;
  const client = repair?.client;
  return (
    <Stack className={styles.invite} align="center" justify="center" gap="md">
      <Text fw={600} size="lg" ta="center">
        Le client entre par ce lien, sans rien installer.
      </Text>
      <LinkCode url={url} />
      <Group gap={8} justify="center">
        {client?.email && (
          <SendButton id={call.id} channel="email" to={client.email} label="Envoyer par e-mail" />
        )}
        {client && mobileOf(client) && (
          <SendButton id={call.id} channel="sms" to="son téléphone" label="Envoyer par SMS" />
        )}
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={
                copied ? <IconCheck size={20} aria-hidden /> : <IconLink size={20} aria-hidden />
              }
              onClick={copy}
            >
              {copied ? "Lien copié" : "Copier le lien"}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Text size="sm" ta="center">
        Il est valable jusqu’à {formatTime(expires_at, zone)}, et cesse de valoir à la fin de
        l’appel.
      </Text>
      <DelayButtons call={call} />
    </Stack>
  );
}

type SendProps = { id: string; channel: InviteChannel; to: string; label: string };

function SendButton({ id, channel, to, label }: SendProps) {
  const { act, busy } = useAction(sendCallLink);
  const Picture = channel === "email" ? IconMail : IconMessage;
  const send = async (): Promise<void> => {
    if (await act({ id, channel })) tellDone(`Le lien part vers ${to}.`);
  };
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<Picture size={20} aria-hidden />}
      onClick={() => void send()}
    >
      {label}
    </Button>
  );
}

function LinkCode({ url }: { url: string }) {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    void codeOf(url).then(setCode);
  }, [url]);
  if (!code) return null;
  return (
    <svg
      className={styles.code}
      viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`}
      role="img"
      aria-label="Code QR de l’appel"
    >
      <path d={code.path} />
    </svg>
  );
}
