import { Group, Switch, TextInput } from "@mantine/core";
import { NAME_MAX } from "../../../domain/client/fields.ts";
import { faultText } from "./field-errors.ts";
import type { ClientForming } from "./use-client-form.ts";
import styles from "./client.module.css";

/** Filed when a field is left: under the caret nothing moves. */
export function NameFields({
  forming: { draft, change, faults, names, isNew },
}: {
  forming: ClientForming;
}) {
  // Typed in the search already: the next thing to say is the first name.
  const isBegun = isNew && draft.lastname !== "";
  const isCompany = draft.type === "Entreprise";
  return (
    <div className={styles.clientNames}>
      <TextInput
        label={isCompany ? "Nom de l’entreprise" : "Nom"}
        required
        autoComplete="off"
        maxLength={NAME_MAX}
        data-autofocus={!isBegun || undefined}
        value={draft.lastname}
        error={faultText(faults.lastname)}
        onChange={({ currentTarget }) => change({ lastname: currentTarget.value })}
        onBlur={names.fileNames}
      />
      <TextInput
        label={isCompany ? "Prénom du contact" : "Prénom"}
        autoComplete="off"
        maxLength={NAME_MAX}
        data-autofocus={isBegun || undefined}
        value={draft.firstname}
        error={faultText(faults.firstname)}
        onChange={({ currentTarget }) => change({ firstname: currentTarget.value })}
        onBlur={names.fileNames}
      />
    </div>
  );
}

/** Out of the way of who types fast: they are set once. */
export function NameSwitchesRow({ names }: Pick<ClientForming, "names">) {
  const { switches, setUpper, setTitle } = names;
  return (
    <Group gap={16} role="group" aria-label="Écriture des noms">
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
  );
}
