/** The editable fields of an appointment, and the window announced to the client. */
import { Alert, Button, Group, Menu, NativeSelect, Stack, Text } from "@mantine/core";
import { IconChevronDown, IconTrash } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from "react";
import {
  editedFrom,
  isChanged,
  savedEvent,
  withKind,
  type EditedEvent,
} from "../../../../domain/agenda/edited-event.ts";
import { withStoredField } from "../../../../domain/agenda/event-edit.ts";
import {
  EVENT_STATUS_FR,
  otherStatuses,
  type AgendaEvent,
  type EventStatus,
} from "../../../../domain/agenda/event.ts";
import { INTERVENTION_TYPES, LOCATIONS } from "../../../../domain/catalogue/interventions.ts";
import type { Zone } from "../../../../domain/time.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { ConflictNotice } from "../../../ui/office/conflict-notice.tsx";
import { useColleagues } from "../../shop/use-shop.ts";
import { eventChoices } from "./event-conflicts.ts";
import type { EventFailure } from "./failure.ts";
import { EventForm, missingText, saveEventText } from "./event-form.tsx";
import { planningFacts } from "./planning-facts.ts";
import { useEventSaving } from "./use-save-event.ts";
import styles from "./event-dialog.module.css";
import eventFormStyles from "./event-form.module.css";

type Props = {
  /** As the dialog opens. */
  first: EditedEvent;
  /** The event as it is in the agenda; undefined: a new one. */
  before: AgendaEvent | undefined;
  shop_id: string;
  zone: Zone;
  /** Whether closing would lose something. */
  onChanged: (isChanged: boolean) => void;
  onSaved: (event: AgendaEvent) => void;
  onRemoved: () => void;
};

export function EventEditor(props: Props) {
  const { first, shop_id, zone, onChanged, onSaved, onRemoved } = props;
  const [edited, setEdited] = useState(first);
  const [before, setBefore] = useState(props.before);
  const { save, remove, busy, failure, ...conflicting } = useEventSaving(zone);
  const nameOf = useColleagues();
  const form = useRef<HTMLFormElement>(null);
  useFirstField(form);
  const changed = isChanged(edited, first);
  const tellChanged = useEffectEvent(onChanged);
  useEffect(() => {
    tellChanged(changed);
  }, [changed]);

  const event = savedEvent(edited, { before, shop_id, zone });
  const submit = async () => {
    if (event && (await save(event, before))) onSaved(event);
  };
  const { conflicts, setConflicts } = conflicting;
  // Whichever value is chosen, the stored one is known from now on.
  const choose = (field: string, kept: "mine" | "theirs") => {
    const theirs = conflicts.find((conflict) => conflict.field === field)?.theirs;
    if (before) setBefore(withStoredField(before, field, theirs));
    if (event && kept === "theirs")
      setEdited(editedFrom(withStoredField(event, field, theirs), zone));
    setConflicts(conflicts.filter((conflict) => conflict.field !== field));
  };
  const onSubmit = (submitted: FormEvent) => {
    submitted.preventDefault();
    void submit();
  };
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {before && <StatusMenu edited={edited} onChange={setEdited} />}
        <KindRow edited={edited} onChange={setEdited} />
        <EventForm
          value={edited.fields}
          onChange={(fields) => setEdited({ ...edited, fields })}
          zone={zone}
          checked={changed}
          event_id={edited.id}
        />
        {event && <PlanningFacts event={event} zone={zone} />}
        {event && (
          <ConflictNotice
            conflicts={eventChoices(conflicts, event, { zone, nameOf })}
            onChoose={choose}
          />
        )}
        {failure && <FailureAlert failure={failure} busy={busy} onRetry={submit} />}
        {!event && !changed && (
          <Text size="sm" c="dimmed">
            {missingText(edited.fields, zone)}
          </Text>
        )}
        <Group justify="space-between" gap={8} className={styles.eventActions}>
          {before ? (
            <ConfirmButton
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} aria-hidden />}
              loading={busy}
              title="Supprimer ce rendez-vous"
              why="Il disparaît de l’agenda et le temps redevient libre. La réparation, elle, reste."
              onConfirm={async () => (await remove(before)) && onRemoved()}
            >
              Supprimer
            </ConfirmButton>
          ) : (
            <span />
          )}
          <Button type="submit" disabled={!event} loading={busy}>
            {saveEventText(!before)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The keyboard begins where something is missing: the appointment may have been read after the dialog opened. */
function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>("input") ?? [])];
    const timed = fields.filter(({ type }) => type === "date" || type === "time");
    const field = timed.find(({ value }) => value === "") ?? timed[0];
    const soon = setTimeout(() => field?.focus(), 0);
    return () => clearTimeout(soon);
  }, [form]);
}

type EditProps = { edited: EditedEvent; onChange: (edited: EditedEvent) => void };

const NAMES = INTERVENTION_TYPES.map(({ name }): string => name);

/** An event of another time may have a type that is no longer chosen: it is kept until changed. */
const KindRow = ({ edited, onChange }: EditProps) => (
  <div className={eventFormStyles.eventFormRow}>
    <NativeSelect
      label="Type de rendez-vous"
      data={NAMES.includes(edited.kind) ? NAMES : [edited.kind, ...NAMES]}
      value={edited.kind}
      onChange={({ currentTarget }) => onChange(withKind(edited, currentTarget.value))}
    />
    <NativeSelect
      label="Lieu"
      data={[...LOCATIONS]}
      value={edited.where}
      onChange={({ currentTarget }) => {
        const where = LOCATIONS.find((known) => known === currentTarget.value);
        if (where) onChange({ ...edited, where });
      }}
    />
  </div>
);

/** What the form does not edit: both hours when they differ, what the client asked for, the trips. */
const PlanningFacts = ({ event, zone }: { event: AgendaEvent; zone: Zone }) =>
  planningFacts(event, zone).map((fact) => (
    <Text key={fact} size="sm" c="dimmed">
      {fact}
    </Text>
  ));

const statusText = (status: EventStatus): string => `Statut : ${EVENT_STATUS_FR[status]}`;

const StatusMenu = ({ edited, onChange }: EditProps) => (
  <Menu position="bottom-start">
    <Menu.Target>
      <Button
        variant="default"
        className={styles.eventStatus}
        rightSection={<IconChevronDown size={18} aria-hidden />}
      >
        {statusText(edited.status)}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {otherStatuses(edited.status).map((status) => (
        <Menu.Item key={status} onClick={() => onChange({ ...edited, status })}>
          {EVENT_STATUS_FR[status]}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);

type FailureProps = { failure: EventFailure; busy: boolean; onRetry: () => Promise<void> };

/** Below the fold of a telephone it comes into sight by itself. */
function FailureAlert({ failure, busy, onRetry }: FailureProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.scrollIntoView({ block: "nearest" });
  }, [failure]);
  return (
    <Alert
      ref={alert}
      role="alert"
      color="red"
      variant="light"
      title={failure.title}
      className={styles.eventFailure}
    >
      <Stack gap={8} align="flex-start">
        {failure.lines.map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
        <Button size="xs" variant="default" loading={busy} onClick={onRetry}>
          Réessayer
        </Button>
      </Stack>
    </Alert>
  );
}
