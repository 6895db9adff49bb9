import {
  Alert,
  Anchor,
  Button,
  Group,
  SegmentedControl,
  Stack,
  Textarea,
  TextInput,
} from "@mantine/core";
import { NOTE_MAX } from "../../../domain/client/fields.ts";
import { CLIENT_TYPES } from "../../../domain/client/client.ts";
import { ConflictNotice } from "../../ui/office/conflict-notice.tsx";
import { AddressDrafts } from "./address/address-drafts.tsx";
import { faultText } from "./field-errors.ts";
import { EmailField } from "./email-field.tsx";
import type { FoundClient } from "./search/parts.ts";
import { struckInForm } from "./form-keys.ts";
import { NameFields, NameSwitchesRow } from "./name-fields.tsx";
import { PhonesField } from "./phones-field.tsx";
import { SimilarClients } from "./similar-clients.tsx";
import type { ClientForming } from "./use-client-form.ts";
import { office } from "../../ui/office/styles.ts";
import styles from "./client.module.css";

type Props = {
  forming: ClientForming;
  onCancel: () => void;
  /** Takes a known client instead of the one being typed. */
  onUse?: (client: FoundClient) => void;
};

/** Identity, phones, e-mail, addresses of a new client, note (specification §5). */
export function ClientForm({ forming, onCancel, onUse }: Props) {
  const { draft, change, faults, isNew, isDirty, busy, save } = forming;
  return (
    <form
      className={styles.clientForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        if (isDirty) void save().then(() => firstFault(form)?.focus());
      }}
      onKeyDown={(event) => {
        const wish = struckInForm(event);
        if (!wish) return;
        event.preventDefault();
        const form = event.currentTarget;
        if (wish === "save") form.requestSubmit();
        else form.querySelector<HTMLElement>("[data-part=add-address]")?.click();
      }}
    >
      <Stack gap={16}>
        <FoundNotice forming={forming} />
        <SegmentedControl
          aria-label="Type de client"
          data={[...CLIENT_TYPES]}
          value={draft.type}
          onChange={(type) => change({ type })}
        />
        <NameFields forming={forming} />
        {draft.type === "Entreprise" && (
          <Group gap="sm" align="start" grow preventGrowOverflow={false}>
            <TextInput
              label="SIREN"
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              classNames={{ input: office.figures }}
              value={draft.siren}
              error={faultText(faults.siren)}
              onChange={({ currentTarget }) => change({ siren: currentTarget.value })}
            />
            <TextInput
              label="Numéro de TVA"
              autoComplete="off"
              maxLength={20}
              classNames={{ input: office.figures }}
              value={draft.vat_number}
              error={faultText(faults.vat_number)}
              onChange={({ currentTarget }) => change({ vat_number: currentTarget.value })}
            />
          </Group>
        )}
        {isNew && <SimilarClients draft={draft} onUse={onUse} />}
        <PhonesField
          phones={draft.phones}
          faults={faults.phones}
          onChange={(phones) => change({ phones })}
        />
        <EmailField
          value={draft.email}
          stored={forming.initial.email}
          error={faultText(faults.email)}
          onChange={(email) => change({ email })}
        />
        {isNew && (
          <AddressDrafts
            addresses={draft.addresses}
            onChange={(addresses) => change({ addresses })}
          />
        )}
        <Textarea
          label="Note"
          description="Pour l’atelier seulement."
          autosize
          minRows={2}
          maxRows={12}
          maxLength={NOTE_MAX}
          value={draft.note}
          error={faultText(faults.note)}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        <NameSwitchesRow names={forming.names} />
        <ConflictNotice conflicts={forming.conflicts} onChoose={forming.choose} />
        <FailedNotice forming={forming} />
        <Group justify="flex-end" gap={8} className={styles.clientActions}>
          <Button variant="default" onClick={onCancel}>
            Annuler
          </Button>
          <Button
            type="submit"
            disabled={!isDirty}
            loading={busy}
            aria-keyshortcuts="Control+Enter"
          >
            Enregistrer
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Where to begin mending; nothing once it is saved. */
const firstFault = (form: HTMLElement): HTMLElement | null =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]');

const FoundNotice = ({ forming }: { forming: ClientForming }) =>
  forming.wasFound && (
    <Alert color="yellow" variant="light" title="Votre saisie a été retrouvée">
      Elle n’était pas enregistrée.{" "}
      <Anchor component="button" type="button" onClick={forming.giveUp}>
        {forming.isNew ? "Recommencer" : "Revenir à la fiche enregistrée"}
      </Anchor>
    </Alert>
  );

const FailedNotice = ({ forming: { failed, busy, save } }: { forming: ClientForming }) => (
  <div role="alert">
    {failed && (
      <Alert color="red" variant="light" title="Le client n’est pas enregistré">
        <Group justify="space-between" gap={8}>
          Votre saisie est gardée sur cet écran.
          <Button size="xs" variant="default" loading={busy} onClick={save}>
            Réessayer
          </Button>
        </Group>
      </Alert>
    )}
  </div>
);
