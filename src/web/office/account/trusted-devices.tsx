import { Badge, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { dateOf, formatDate, type Instant } from "../../../domain/time.ts";
import { tellFault } from "../../ui/office/notify.ts";
import { forgetTrustedDevice, trustedDevices, type TrustedDevice } from "./actions.ts";

/** The devices that are asked no code, and how to ask it of them again; nothing for an account without any. */
export function TrustedDevices({ asked }: { asked: unknown }) {
  const [devices, setDevices] = useState<TrustedDevice[]>([]);
  const ask = async () => setDevices(await trustedDevices());
  useEffect(() => {
    void ask();
  }, [asked]);
  const forget = async (id: string) => {
    if (!(await forgetTrustedDevice(id))) tellFault(true);
    await ask();
  };
  if (devices.length === 0) return null;
  return (
    <section aria-labelledby="sans-code">
      <Title order={3} size={14} id="sans-code" mt="md">
        Appareils sans code de connexion
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        Le mot de passe y suffit jusqu’au jour indiqué. Changer de mot de passe redemande le code
        partout.
      </Text>
      <Stack component="ul" gap="xs" m={0} p={0}>
        {devices.map((device) => (
          <Trusted key={device.id} device={device} forget={() => forget(device.id)} />
        ))}
      </Stack>
    </section>
  );
}

type Props = { device: TrustedDevice; forget: () => Promise<void> };

function Trusted({ device: { device, expire_at, current }, forget }: Props) {
  const [busy, setBusy] = useState(false);
  const forgetOnce = async () => {
    setBusy(true);
    await forget();
    setBusy(false);
  };
  return (
    <Group
      component="li"
      justify="space-between"
      wrap="nowrap"
      mih={44}
      style={{ listStyle: "none" }}
    >
      <div>
        <Group gap={8}>
          <Text size="sm" fw={600}>
            {device}
          </Text>
          {current && (
            <Badge variant="light" tt="none">
              Cet appareil
            </Badge>
          )}
        </Group>
        <Text size="xs" c="dimmed">
          Jusqu’au {dayHere(expire_at)}
        </Text>
      </div>
      <Button
        variant="default"
        size="sm"
        loading={busy}
        aria-label={`Redemander le code sur ${device}`}
        onClick={() => void forgetOnce()}
      >
        Redemander le code
      </Button>
    </Group>
  );
}

/** On the clock of the reader's device. */
const dayHere = (at: Instant): string =>
  formatDate(dateOf(at, Intl.DateTimeFormat().resolvedOptions().timeZone));
