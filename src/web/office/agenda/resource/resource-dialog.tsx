import { Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { MOST_NAME } from "../../../../domain/agenda/resource/input.ts";
import { RESOURCE_KIND_FR, RESOURCE_KINDS } from "../../../../domain/agenda/resource/resource.ts";
import { useAction } from "../../../platform/query.ts";
import { saveResource } from "./actions.ts";
import type { PlannedResource } from "./query.ts";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

type Props = { resource: PlannedResource | undefined; onClose: () => void };

const KINDS = RESOURCE_KINDS.map((value) => ({ value, label: RESOURCE_KIND_FR[value] }));

/** Adds one, or gives it another name or kind. */
export function ResourceDialog({ resource, onClose }: Props) {
  const [id] = useState(() => resource?.id ?? crypto.randomUUID());
  const [opened] = useState(resource);
  const [name, setName] = useState(resource?.name ?? "");
  const [kind, setKind] = useState(resource?.kind ?? KINDS[0]?.value ?? "");
  const { act, busy } = useAction(saveResource);
  const save = async () => {
    const in_use = opened?.in_use ?? true;
    const base = opened ? { name: opened.name, kind: opened.kind, in_use } : null;
    if (await act({ input: { id, name: name.trim(), kind, in_use, base } })) onClose();
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={opened ? `Modifier ${opened.name}` : "Ajouter un matériel"}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="md">
          <TextInput
            label="Nom"
            placeholder="Camionnette blanche"
            maxLength={MOST_NAME}
            required
            data-autofocus
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <NativeSelect
            label="De quoi s’agit-il ?"
            data={KINDS}
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value)}
          />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" loading={busy} disabled={name.trim() === ""}>
              {opened ? "Enregistrer" : "Ajouter"}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormDialog>
  );
}
