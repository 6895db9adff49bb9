/** How often an absence, or an appointment without a repair, comes back, and until when. */
import { NativeSelect, Text, TextInput } from "@mantine/core";
import { type EventFields } from "../../../../../domain/agenda/event-fields.ts";
import {
  datesAfter,
  EVERY,
  EVERY_FR,
  LONGEST_SERIES,
} from "../../../../../domain/agenda/series/rule.ts";
import { addDays, parseLocalDate } from "../../../../../domain/time.ts";
import { countText } from "./words.ts";
import styles from "../event-form.module.css";

type Props = {
  value: EventFields;
  onChange: (value: EventFields) => void;
  error: string | undefined;
};

const ONCE = "once";
const CHOICES = [
  { value: ONCE, label: "Une seule fois" },
  ...EVERY.map((every) => ({ value: every, label: EVERY_FR[every] })),
];
/** Proposed: a quarter. */
const DAYS = 91;

export function RepeatField({ value, onChange, error }: Props) {
  const { repeat, start_date } = value;
  const first = parseLocalDate(start_date);
  const until = parseLocalDate(repeat?.until ?? "");
  const proposed = repeat?.until ?? (first ? addDays(first, DAYS) : "");
  const choose = (chosen: string) => {
    const every = EVERY.find((one) => one === chosen);
    onChange({ ...value, repeat: every && { every, until: proposed } });
  };
  const dates = repeat && first && until ? datesAfter(first, { every: repeat.every, until }) : [];
  return (
    <div className={styles.eventFormRow}>
      <NativeSelect
        label="Répétition"
        data={CHOICES}
        value={repeat?.every ?? ONCE}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {repeat && (
        <div>
          <TextInput
            type="date"
            label="Jusqu’au"
            withAsterisk
            min={start_date}
            max={first ? addDays(first, LONGEST_SERIES) : undefined}
            value={repeat.until}
            error={error}
            onChange={({ currentTarget }) =>
              onChange({ ...value, repeat: { ...repeat, until: currentTarget.value } })
            }
          />
          <Text size="sm" c="dimmed" mt={4} role="status">
            {countText(dates)}
          </Text>
        </div>
      )}
    </div>
  );
}
