import { Button, Checkbox, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { MOST_KEY_NAME } from "../../../../domain/account/api-key/api-key.ts";
import { API_SCOPE_FR, API_SCOPES } from "../../../../domain/account/api-key/scope.ts";
import { useAction } from "../../../platform/query.ts";
import { SecretOnce } from "./secret-once.tsx";
import { makeApiKey } from "./actions.ts";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

type Props = { onMade: () => void; onClose: () => void };

/** Its name and its rights, then the key itself: it is shown here and nowhere else. */
export function KeyDialog({ onMade, onClose }: Props) {
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<string[]>([]);
  const [key, setKey] = useState<string>();
  const { act, busy } = useAction(makeApiKey);
  const make = async () => {
    const made = await act({ name, scopes });
    if (!made) return;
    setKey(made.key);
    onMade();
  };
  if (key !== undefined)
    return (
      <Dialog onClose={onClose} title={`La clé ${name.trim()}`} closeOnClickOutside={false}>
        <SecretOnce label="Clé d’accès" secret={key} onClose={onClose} />
      </Dialog>
    );
  return (
    <FormDialog opened onClose={onClose} title="Créer une clé">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <Stack gap="md">
          <TextInput
            label="Nom du logiciel"
            placeholder="Comptabilité"
            maxLength={MOST_KEY_NAME}
            required
            data-autofocus
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <ScopesField scopes={scopes} onChange={setScopes} />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button
              type="submit"
              loading={busy}
              disabled={name.trim() === "" || scopes.length === 0}
            >
              Créer la clé
            </Button>
          </Group>
        </Stack>
      </form>
    </FormDialog>
  );
}

type ScopesProps = { scopes: string[]; onChange: (scopes: string[]) => void };

const ScopesField = ({ scopes, onChange }: ScopesProps) => (
  <Checkbox.Group label="Ce que ce logiciel peut faire" value={scopes} onChange={onChange}>
    <Stack gap={10} mt={8}>
      {API_SCOPES.map((scope) => (
        <Checkbox key={scope} value={scope} label={API_SCOPE_FR[scope]} />
      ))}
    </Stack>
    <Text size="sm" c="dimmed" mt={8}>
      Ce qu’il écrit est signé de votre nom dans le journal.
    </Text>
  </Checkbox.Group>
);
