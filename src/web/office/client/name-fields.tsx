import { Group, Switch, TextInput } from "@mantine/core";
import { NAME_MAX } from "../../../domain/client/client-draft.ts";
import { faultText } from "./client-faults.ts";
import type { ClientForming } from "./use-client-form.ts";

/** Filed when a field is left: under the caret nothing moves. */
export function NameFields({
  forming: { draft, change, faults, names },
}: {
  forming: ClientForming;
}) {
  const { switches, setUpper, setTitle, fileNames } = names;
  const isCompany = draft.type === "Entreprise";
  return (
    <div>
      <div className="client-names">
        <TextInput
          label={isCompany ? "Nom de l’entreprise" : "Nom"}
          required
          autoComplete="off"
          maxLength={NAME_MAX}
          data-autofocus={draft.lastname === "" || undefined}
          value={draft.lastname}
          error={faultText(faults.lastname)}
          onChange={({ currentTarget }) => change({ lastname: currentTarget.value })}
          onBlur={fileNames}
        />
        <TextInput
          label={isCompany ? "Prénom du contact" : "Prénom"}
          autoComplete="off"
          maxLength={NAME_MAX}
          data-autofocus={draft.lastname !== "" || undefined}
          value={draft.firstname}
          error={faultText(faults.firstname)}
          onChange={({ currentTarget }) => change({ firstname: currentTarget.value })}
          onBlur={fileNames}
        />
      </div>
      <Group gap={16} mt={8}>
        <Switch
          size="xs"
          label="Nom en capitales"
          checked={switches.upper_lastname ?? true}
          onChange={({ currentTarget }) => setUpper(currentTarget.checked)}
        />
        <Switch
          size="xs"
          label="Initiale du prénom en capitale"
          checked={switches.title_firstname ?? true}
          onChange={({ currentTarget }) => setTitle(currentTarget.checked)}
        />
      </Group>
    </div>
  );
}
