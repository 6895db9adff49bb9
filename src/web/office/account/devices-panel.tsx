import { Alert, Badge, Button, Group, Loader, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { formatMoment, type Instant } from "../../../domain/time.ts";
import { ConfirmButton } from "../../ui/office/confirm-button.tsx";
import { endSession, openSessions, type OpenSession } from "./actions.ts";
import { TrustedDevices } from "./trusted-devices.tsx";

type List = OpenSession[] | "asking" | "unreachable";

/** Where the account is open, and how to close it there. */
export function DevicesPanel() {
  const [list, setList] = useState<List>("asking");
  const ask = async () => setList((await openSessions()) ?? "unreachable");
  useEffect(() => {
    void ask();
  }, []);
  const end = async (id?: string) => {
    await endSession(id);
    await ask();
  };

  return (
    <section aria-labelledby="appareils">
      <Title order={2} size={16} id="appareils">
        Appareils connectés
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Un appareil inutilisé pendant trois jours est déconnecté de lui-même.
      </Text>
      {list === "asking" && (
        <Loader size="sm" role="status" aria-label="Chargement des appareils" />
      )}
      {list === "unreachable" && <Unreachable retry={ask} />}
      {Array.isArray(list) && <Devices sessions={list} end={end} />}
      {/* Ending a session ends what its device remembered. */}
      <TrustedDevices asked={list} />
    </section>
  );
}

const Unreachable = ({ retry }: { retry: () => Promise<void> }) => (
  <Alert color="red" variant="light">
    <Text size="sm">Le serveur ne répond pas.</Text>
    <Button mt="xs" size="compact-sm" variant="default" onClick={retry}>
      Réessayer
    </Button>
  </Alert>
);

type Devices = { sessions: OpenSession[]; end: (id?: string) => Promise<void> };

function Devices({ sessions, end }: Devices) {
  const others = sessions.filter(({ current }) => !current);
  return (
    <Stack gap="xs">
      <Stack component="ul" gap="xs" m={0} p={0}>
        {sessions.map((session) => (
          <Device key={session.id} session={session} end={() => end(session.id)} />
        ))}
      </Stack>
      {others.length > 1 && (
        <Group>
          <ConfirmButton
            variant="default"
            size="sm"
            title="Déconnecter les autres appareils ?"
            why="Il faudra s’y reconnecter avec votre mot de passe. Cet appareil reste connecté."
            onConfirm={() => end()}
          >
            Déconnecter les autres appareils
          </ConfirmButton>
        </Group>
      )}
    </Stack>
  );
}

function Device({ session, end }: { session: OpenSession; end: () => Promise<void> }) {
  const [ending, setEnding] = useState(false);
  const endOnce = async () => {
    setEnding(true);
    await end();
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
        <Text size="sm" fw={600}>
          {session.device}
        </Text>
        <Text size="xs" c="dimmed">
          {session.current ? "Utilisé en ce moment" : `Vu ${momentHere(session.seen_at)}`}
        </Text>
      </div>
      {session.current ? (
        <Badge variant="light" tt="none">
          Cet appareil
        </Badge>
      ) : (
        <Button
          variant="default"
          size="sm"
          loading={ending}
          aria-label={`Déconnecter ${session.device}`}
          onClick={endOnce}
        >
          Déconnecter
        </Button>
      )}
    </Group>
  );
}

/** On the clock of the reader's device. */
const momentHere = (at: Instant): string =>
  formatMoment(at, Intl.DateTimeFormat().resolvedOptions().timeZone);
