/** When an appointment begins and ends, as typed: each change moves what depends on it. */
import { NativeSelect, TextInput } from "@mantine/core";
import {
  withDurationField,
  withEndFields,
  withStartFields,
  type EventFields,
} from "../../../../domain/agenda/event-fields.ts";
import type { Zone } from "../../../../domain/time.ts";
import { durationChoices } from "./duration-text.ts";
import styles from "./event-form.module.css";

type RowProps = {
  value: EventFields;
  onChange: (value: EventFields) => void;
  zone: Zone;
  /** Validation messages by field, shown after the first attempt to save. */
  said: (field: keyof EventFields) => string | undefined;
};

export const StartRow = ({ value, onChange, zone, said }: RowProps) => (
  <div className={styles.eventFormRow}>
    <TextInput
      type="date"
      label="Date"
      withAsterisk
      data-autofocus
      value={value.start_date}
      error={said("start_date")}
      onChange={({ currentTarget }) =>
        onChange(withStartFields(value, { start_date: currentTarget.value }, zone))
      }
    />
    {!value.fullday && (
      <>
        <TextInput
          type="time"
          label="Heure de début"
          withAsterisk
          value={value.start_time}
          error={said("start_time")}
          onChange={({ currentTarget }) =>
            onChange(withStartFields(value, { start_time: currentTarget.value }, zone))
          }
        />
        <NativeSelect
          label="Durée"
          data={durationChoices(value.duration)}
          value={String(value.duration)}
          onChange={({ currentTarget }) =>
            onChange(withDurationField(value, Number(currentTarget.value), zone))
          }
        />
      </>
    )}
  </div>
);

export const EndRow = ({ value, onChange, zone, said }: RowProps) => (
  <div className={styles.eventFormRow}>
    <TextInput
      type="date"
      label="Date de fin"
      withAsterisk
      min={value.start_date}
      value={value.end_date}
      error={said("end_date")}
      onChange={({ currentTarget }) =>
        onChange(withEndFields(value, { end_date: currentTarget.value }, zone))
      }
    />
    {!value.fullday && (
      <TextInput
        type="time"
        label="Heure de fin"
        withAsterisk
        value={value.end_time}
        error={said("end_time")}
        onChange={({ currentTarget }) =>
          onChange(withEndFields(value, { end_time: currentTarget.value }, zone))
        }
      />
    )}
  </div>
);
