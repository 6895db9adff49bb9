/** The hours and the people of an appointment: in the wizard, on the one-page form, in the agenda. */
import { Stack, Switch, Textarea } from "@mantine/core";
import type { ReactNode } from "react";
import {
  eventFaults,
  timesOf,
  withFullday,
  type EventFieldFault,
  type EventFields,
} from "../../../../domain/agenda/event-fields.ts";
import type { Zone } from "../../../../domain/time.ts";
import { CollisionNotice } from "./collision-notice.tsx";
import { EndRow, StartRow } from "./event-hours.tsx";
import { RepeatField } from "./series/repeat-field.tsx";
import { PeopleField } from "./people-field.tsx";
import styles from "./event-form.module.css";

/** The specification's own words (§5). */
const FAULT_FR: Record<EventFieldFault, string> = {
  "date-missing": "selectionner une date",
  "time-missing": "selectionner une heure",
  "end-date-missing": "selectionner une date",
  "end-time-missing": "selectionner une heure",
  "end-before-start": "La fin doit venir après le début.",
  "nobody-assigned": "Affectez au moins une personne à ce rendez-vous.",
  "until-missing": "selectionner une date",
  "until-far": "De deux ans au plus, assez loin pour revenir une fois.",
};

/** What the disabled button waits for, before anything was typed. */
export const missingText = (value: EventFields, zone: Zone): string =>
  [...new Set(Object.values(eventFaults(value, zone)).map((fault) => FAULT_FR[fault]))].join(" · ");

/** Button of the appointment's dialog (specification §5). */
export const saveEventText = (isNew: boolean): string =>
  isNew ? "Je créé ce rendez-vous" : "Je modifie ce rendez-vous";

type Props = {
  value: EventFields;
  onChange: (value: EventFields) => void;
  zone: Zone;
  /** Validation messages are shown after the first attempt to save, not while typing. */
  checked?: boolean;
  event_id?: string;
  /** It may come back: an absence, or what is of no repair. */
  mayRepeat?: boolean;
  /** What it holds of what the shop shares, and the field that says so. */
  resource_ids?: readonly string[];
  children?: ReactNode;
};

const NONE: readonly string[] = [];

export function EventForm(props: Props) {
  const { value, onChange, zone, checked = false, event_id, mayRepeat = false } = props;
  const { resource_ids = NONE, children } = props;
  const faults = checked ? eventFaults(value, zone) : {};
  const said = (field: keyof EventFields) => {
    const fault = faults[field];
    return fault ? FAULT_FR[fault] : undefined;
  };
  const times = timesOf(value, zone);
  return (
    <Stack gap="sm" className={styles.eventForm}>
      <StartRow {...{ value, onChange, zone, said }} />
      <EndRow {...{ value, onChange, zone, said }} />
      <Switch
        classNames={{ body: styles.switchBody, label: styles.switchLabel }}
        label="Toute la journée"
        checked={value.fullday}
        onChange={({ currentTarget }) => onChange(withFullday(value, currentTarget.checked, zone))}
      />
      {mayRepeat && <RepeatField value={value} onChange={onChange} error={said("repeat")} />}
      <PeopleField value={value} onChange={onChange} error={said("assigned_to")} />
      {children}
      {times && times.duration > 0 && (
        <CollisionNotice
          start_at={times.start_at}
          end_at={times.end_at}
          assigned_to={value.assigned_to}
          resource_ids={resource_ids}
          zone={zone}
          {...(event_id && { event_id })}
        />
      )}
      <Textarea
        label="Notes du rendez-vous"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={10_000}
        value={value.notes}
        onChange={({ currentTarget }) => onChange({ ...value, notes: currentTarget.value })}
      />
    </Stack>
  );
}
