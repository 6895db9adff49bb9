/** What surrounds an appointment: the window announced, when the client wishes it, the trips. Folded, it says them in words. */
import { Checkbox, NumberInput, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import type { EditedEvent } from "../../../../../domain/agenda/edited-event.ts";
import type { AgendaEvent } from "../../../../../domain/agenda/event.ts";
import {
  planningFaults,
  planningOf,
  type PlanningFault,
  type PlanningFields,
} from "../../../../../domain/agenda/planning/fields.ts";
import type { Zone } from "../../../../../domain/time.ts";
import { planningFacts } from "./planning-facts.ts";
import styles from "../event-form.module.css";

const FAULT_FR: Record<PlanningFault, string> = {
  "window-incomplete": "Indiquez les deux heures, ou aucune.",
  "window-reversed": "La fin doit venir après le début.",
  "wish-reversed": "La fin doit venir après le début.",
  "trip-long": "De 0 à 1 440 minutes.",
};

type Props = {
  edited: EditedEvent;
  /** As it would be saved; undefined while something is missing or makes no sense. */
  event: AgendaEvent | undefined;
  zone: Zone;
  onChange: (edited: EditedEvent) => void;
};

export function PlanningSection({ edited, event, zone, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  // While a field makes no sense, the others stay as they were last shown.
  const [shown, setShown] = useState<PlanningFields>();
  const known = event ? planningOf(event, zone) : shown;
  if (!known) return null;
  const value = { ...known, ...edited.planning };
  const type = (typed: Partial<PlanningFields>) => {
    setShown(known);
    onChange({ ...edited, planning: { ...edited.planning, ...typed } });
  };
  return (
    <details
      className={styles.planning}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Créneau annoncé, souhaits du client et trajets</summary>
      {isOpen ? (
        <Fields value={value} fullday={edited.fields.fullday} onType={type} />
      ) : (
        event &&
        planningFacts(event, zone).map((fact) => (
          <Text key={fact} size="sm" c="dimmed">
            {fact}
          </Text>
        ))
      )}
    </details>
  );
}

type FieldsProps = {
  value: PlanningFields;
  fullday: boolean;
  onType: (typed: Partial<PlanningFields>) => void;
};

function Fields({ value, fullday, onType }: FieldsProps) {
  const faults = planningFaults(value);
  const textField = (name: "public_from" | "public_to" | "wish_from" | "wish_to") => ({
    value: value[name],
    error: said(faults[name]),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onType({ [name]: currentTarget.value }),
  });
  const trip = (name: "trip_before" | "trip_after") => ({
    value: value[name],
    error: said(faults[name]),
    min: 0,
    suffix: " min",
    onChange: (minutes: number | string) => onType({ [name]: Number(minutes) || 0 }),
  });
  const included = (name: "included_before" | "included_after") => ({
    label: "Compris dans l’horaire",
    checked: value[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onType({ [name]: currentTarget.checked }),
  });
  return (
    <Stack gap="sm" mt={8} className={styles.eventForm}>
      {!fullday && (
        <div className={styles.eventFormRow}>
          <TextInput type="time" label="Annoncé au client de" {...textField("public_from")} />
          <TextInput type="time" label="Annoncé au client à" {...textField("public_to")} />
        </div>
      )}
      <div className={styles.eventFormRow}>
        <TextInput type="datetime-local" label="Souhaité à partir de" {...textField("wish_from")} />
        <TextInput type="datetime-local" label="Souhaité jusqu’à" {...textField("wish_to")} />
      </div>
      <div className={styles.eventFormRow}>
        <Stack gap={6}>
          <NumberInput label="Trajet avant" {...trip("trip_before")} />
          <Checkbox
            size="md"
            {...included("included_before")}
            aria-label="Trajet avant compris dans l’horaire"
          />
        </Stack>
        <Stack gap={6}>
          <NumberInput label="Trajet après" {...trip("trip_after")} />
          <Checkbox
            size="md"
            {...included("included_after")}
            aria-label="Trajet après compris dans l’horaire"
          />
        </Stack>
      </div>
    </Stack>
  );
}

const said = (fault: PlanningFault | undefined): string | undefined => fault && FAULT_FR[fault];
