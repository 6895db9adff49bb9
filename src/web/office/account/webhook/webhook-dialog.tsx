import { Button, Chip, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { WEBHOOK_EVENT_FR, WEBHOOK_EVENTS } from "../../../../domain/account/webhook/event.ts";
import { MOST_ADDRESS } from "../../../../domain/account/webhook/webhook.ts";
import { useAction } from "../../../platform/query.ts";
import { SecretOnce } from "../api-key/secret-once.tsx";
import { changeWebhook, makeWebhook } from "./actions.ts";
import type { ShownWebhook } from "./query.ts";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

type Props = { webhook: ShownWebhook | undefined; onSaved: () => void; onClose: () => void };

/** The address and its events; a new one then shows what it signs with, here and nowhere else. */
export function WebhookDialog({ webhook, onSaved, onClose }: Props) {
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [events, setEvents] = useState(webhook?.events ?? []);
  const [secret, setSecret] = useState<string>();
  const making = useAction(makeWebhook);
  const changing = useAction(changeWebhook);
  const save = async () => {
    if (webhook) {
      if (!(await changing.act({ id: webhook.id, url, events }))) return;
      onSaved();
      return onClose();
    }
    const made = await making.act({ url, events });
    if (!made) return;
    setSecret(made.secret);
    onSaved();
  };
  if (secret !== undefined) return <SecretDialog secret={secret} onClose={onClose} />;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={webhook ? "Modifier l’adresse" : "Ajouter une adresse"}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="md">
          <TextInput
            label="Adresse du logiciel"
            placeholder="https://compta.example/etabli"
            type="url"
            inputMode="url"
            maxLength={MOST_ADDRESS}
            required
            data-autofocus
            value={url}
            onChange={({ currentTarget }) => setUrl(currentTarget.value)}
          />
          <EventsField events={events} onChange={setEvents} />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button
              type="submit"
              loading={making.busy || changing.busy}
              disabled={url.trim() === "" || events.length === 0}
            >
              {webhook ? "Enregistrer" : "Ajouter l’adresse"}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormDialog>
  );
}

type EventsProps = { events: string[]; onChange: (events: string[]) => void };

const EventsField = ({ events, onChange }: EventsProps) => (
  <div role="group" aria-label="Événements à envoyer">
    <Text size="sm" fw={500} mb={8}>
      Événements à envoyer
    </Text>
    <Chip.Group multiple value={events} onChange={onChange}>
      <Group gap={8}>
        {WEBHOOK_EVENTS.map((event) => (
          <Chip key={event} value={event} size="sm">
            {WEBHOOK_EVENT_FR[event]}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  </div>
);

type SecretProps = { secret: string; onClose: () => void };

export const SecretDialog = ({ secret, onClose }: SecretProps) => (
  <Dialog onClose={onClose} title="La clé de signature" closeOnClickOutside={false}>
    <SecretOnce label="Clé de signature" secret={secret} onClose={onClose} />
  </Dialog>
);
