import { Button, CopyButton, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { ConfirmButton } from "../../ui/office/confirm-button.tsx";
import { ReadStates } from "../../ui/office/read-states.tsx";
import { useAction, useRead } from "../../platform/query.ts";
import { calendarQuery, makeCalendar, revokeCalendar } from "./query.ts";

const NOUNS = [] as const;

/** One's own appointments in the calendar of one's telephone, at an address that can be taken back. */
export function CalendarPanel() {
  const read = useRead({ query: calendarQuery, variables: {}, nouns: NOUNS });
  const making = useAction(makeCalendar);
  const revoking = useAction(revokeCalendar);
  const make = async () => {
    await making.act({});
    read.retry();
  };
  const revoke = async () => {
    await revoking.act({});
    read.retry();
  };
  const url = read.data?.calendar?.url;
  return (
    <section aria-labelledby="calendrier">
      <Title order={2} size={16} id="calendrier">
        Calendrier personnel
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Vos rendez-vous dans le calendrier de votre téléphone, à une adresse privée. Ne la partagez
        pas : qui la connaît lit votre tournée.
      </Text>
      <ReadStates read={read}>
        {url ? (
          <Address url={url} make={make} revoke={revoke} />
        ) : (
          <Button variant="default" loading={making.busy} onClick={make}>
            Créer mon calendrier
          </Button>
        )}
      </ReadStates>
    </section>
  );
}

type AddressProps = { url: string; make: () => Promise<void>; revoke: () => Promise<void> };

const Address = ({ url, make, revoke }: AddressProps) => (
  <Stack gap="xs">
    <Group gap="xs" align="end" wrap="nowrap">
      <TextInput
        flex={1}
        readOnly
        label="Adresse à ajouter dans votre calendrier"
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton value={url}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? "Copiée" : "Copier"}
          </Button>
        )}
      </CopyButton>
    </Group>
    <Group gap="xs">
      <ConfirmButton
        variant="default"
        size="sm"
        title="Changer l’adresse du calendrier ?"
        why="L’adresse actuelle ne s’ouvrira plus : il faudra ajouter la nouvelle dans votre calendrier."
        onConfirm={make}
      >
        Changer l’adresse
      </ConfirmButton>
      <ConfirmButton
        variant="default"
        size="sm"
        title="Supprimer le calendrier ?"
        why="Son adresse ne s’ouvrira plus. Vos rendez-vous restent dans l’agenda."
        onConfirm={revoke}
      >
        Supprimer l’adresse
      </ConfirmButton>
    </Group>
  </Stack>
);
