import { Alert, Anchor, Button, Group, Switch } from "@mantine/core";
import { useState } from "react";
import { Link } from "@tanstack/react-router";
import type { Lapsed } from "../../../../domain/repair/wizard/revisit.ts";
import type { KeptDraft } from "./draft/store.ts";
import { formerText } from "./draft/summary.ts";
import { LAPSED_FR } from "./draft/words.ts";
import { closeWizard } from "./open-wizard.ts";
import type { Wizard } from "./use-wizard.ts";
import type { Change } from "./reducer.ts";
import styles from "./wizard.module.css";

type UrgentProps = { urgency: 0 | 1; change: (make: Change) => void };

export const UrgentSwitch = ({ urgency, change }: UrgentProps) => (
  <Switch
    classNames={{ body: styles.switchBody, label: styles.switchLabel }}
    color="red"
    label="Urgent"
    aria-keyshortcuts="Alt+U"
    title="Urgent (Alt+U)"
    checked={urgency === 1}
    onChange={({ currentTarget }) => {
      const next = currentTarget.checked ? 1 : 0;
      change((now) => ({ ...now, urgency: next }));
    }}
  />
);

export const WizardTop = ({ wizard }: { wizard: Wizard }) => (
  <Group justify="space-between" gap={8} className={styles.wizardTop}>
    <UrgentSwitch
      urgency={wizard.state.draft.urgency}
      change={(make) => wizard.turn({ type: "change", make })}
    />
    <Anchor component={Link} to="/app/sheet" size="sm" onClick={closeWizard}>
      Ancienne page
    </Anchor>
  </Group>
);

type FormerProps = Pick<Wizard, "takeUp" | "leaveAside"> & { former: KeptDraft };

/** What a former call left: discreet, and never in the way of the one that begins. */
export const FormerNotice = ({ former, takeUp, leaveAside }: FormerProps) => (
  <Alert variant="light" color="yellow" py={8} className={styles.wizardFormer}>
    <Group gap={8} justify="space-between">
      <span>Un brouillon est resté sur cet appareil&nbsp;: {formerText(former.draft)}.</span>
      <Group gap={8}>
        <Button size="xs" variant="default" onClick={takeUp}>
          Reprendre le brouillon
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={leaveAside}>
          Supprimer le brouillon
        </Button>
      </Group>
    </Group>
  </Alert>
);

/** What the shop no longer has of a call taken up, until it is read. */
export function LapsedNotice({ lapsed }: { lapsed: readonly Lapsed[] }) {
  const [read, setRead] = useState<readonly Lapsed[]>();
  if (lapsed.length === 0 || read === lapsed) return null;
  return (
    <Alert
      role="alert"
      variant="light"
      color="yellow"
      py={8}
      className={styles.wizardFormer}
      title="Depuis votre saisie"
      withCloseButton
      closeButtonLabel="Fermer"
      onClose={() => setRead(lapsed)}
    >
      <ul className={styles.wizardLapsed}>
        {lapsed.map((one) => (
          <li key={one}>{LAPSED_FR[one]}</li>
        ))}
      </ul>
    </Alert>
  );
}
