import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { may } from "../../../../../domain/account/permissions.ts";
import type { ShopSettings } from "../../../../../domain/shop/settings/fields.ts";
import { useRead } from "../../../../platform/query.ts";
import { useSession } from "../../../../platform/use-session.ts";
import { ConflictNotice } from "../../../../ui/office/conflict-notice.tsx";
import { LeaveGuard } from "../../../shell/leave/leave-guard.tsx";
import { ReadStates } from "../../../../ui/office/read-states.tsx";
import { settingsQuery } from "./query.ts";
import { settingsOf } from "./settings.ts";
import { useSettingsForm, type SettingsForming } from "./use-settings-form.ts";
import styles from "./settings-form.module.css";

export type Section = Pick<SettingsForming, "draft" | "opened" | "change" | "errors"> & {
  disabled: boolean;
};

type Props = {
  fields: readonly (keyof ShopSettings)[];
  children: (section: Section) => ReactNode;
  /** What a client would see of it, beside the fields. */
  preview?: (draft: ShopSettings) => ReactNode;
};

/** The fields of one part of the settings, saved together: nothing typed is lost by a refusal or a failure. */
export function SettingsForm(props: Props) {
  const read = useRead({ query: settingsQuery, variables: {}, nouns: ["shop"] });
  const settings = read.data?.shop_settings;
  return (
    <ReadStates read={read}>
      {settings && <OpenForm {...props} stored={settingsOf(settings)} />}
    </ReadStates>
  );
}

function OpenForm({ stored, fields, children, preview }: Props & { stored: ShopSettings }) {
  const me = useSession()?.me;
  const forming = useSettingsForm(stored, fields);
  const { draft, opened, change, errors, isDirty, conflicting } = forming;
  const disabled = !me || !may(me, "edit-settings");
  return (
    <div className={preview ? styles.beside : undefined}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          if (firstFault(form)) return firstFault(form)?.focus();
          if (isDirty) void forming.save().then(() => firstFault(form)?.focus());
        }}
      >
        <Stack gap={16}>
          {children({ draft, opened, change, errors, disabled })}
          <ConflictNotice conflicts={conflicting.choices} onChoose={conflicting.choose} />
          <FailedNotice forming={forming} />
          {disabled ? (
            <Text size="sm" c="dimmed">
              Seul le responsable de l’atelier peut changer ces réglages.
            </Text>
          ) : (
            <SaveBar forming={forming} />
          )}
        </Stack>
      </form>
      {preview?.(draft)}
      <LeaveGuard
        isDirty={forming.isDirty}
        why={"Vos changements ne sont pas enregistrés\u00a0: ils seront perdus."}
        giveUp={forming.giveUp}
        asksOnPage
      />
    </div>
  );
}

/** A wrong field is corrected first: what cannot be read is never sent. */
const firstFault = (form: HTMLElement): HTMLElement | null =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]');

const SaveBar = ({ forming: { isDirty, busy, giveUp, outcome } }: { forming: SettingsForming }) => (
  <Group gap={8} className={styles.bar} data-dirty={isDirty || undefined}>
    <Button type="submit" disabled={!isDirty} loading={busy}>
      Enregistrer
    </Button>
    {isDirty && (
      <Button variant="default" onClick={giveUp}>
        Annuler
      </Button>
    )}
    <span role="status" className={styles.saved}>
      {outcome === "saved" && (
        <>
          <IconCheck size={18} aria-hidden /> Enregistré
        </>
      )}
    </span>
  </Group>
);

const FailedNotice = ({ forming: { outcome, busy, save } }: { forming: SettingsForming }) => (
  <div role="alert">
    {outcome === "failed" && (
      <Alert color="red" variant="light" title="Ces réglages ne sont pas enregistrés">
        <Group justify="space-between" gap={8}>
          Votre saisie est gardée sur cet écran.
          <Button size="xs" variant="default" loading={busy} onClick={() => void save()}>
            Réessayer
          </Button>
        </Group>
      </Alert>
    )}
  </div>
);
